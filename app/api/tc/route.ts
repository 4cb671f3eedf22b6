import { respondToLookup } from '@/lib/forms/tc/respond'

/** The transfer certificate lookup: a download, or what went wrong. */
export async function POST(request: Request) {
  return respondToLookup(request)
}

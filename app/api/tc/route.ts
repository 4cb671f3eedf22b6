import { respondToLookup } from '@/lib/forms/tc/respond'

/** Transfer certificate lookup: responds with a download or an error. */
export async function POST(request: Request) {
  return respondToLookup(request)
}

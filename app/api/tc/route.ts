import { respondToLookup } from '@/lib/forms/tc/respond-to-lookup'

export async function POST(request: Request) {
  return respondToLookup(request)
}

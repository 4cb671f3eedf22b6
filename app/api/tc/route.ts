import { respondToLookup } from '@/lib/forms/tc/respond'

export async function POST(request: Request) {
  return respondToLookup(request)
}

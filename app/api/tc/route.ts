import { respondToLookup } from '@/lib/forms/tc/respond-to-lookup'

export const POST = respondToLookup

import { school } from '@/content/school'
import { formatPhone } from '@/lib/school/phones'

export const dynamic = 'force-static'

/** JSON counterpart of `away.html`, for API clients. */
export function GET() {
  const phones = school.phones.map(({ digits }) => formatPhone(digits)).join(' or ')
  return Response.json({ error: `This request was not answered. You can call ${phones}.` })
}

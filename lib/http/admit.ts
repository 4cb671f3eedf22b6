import 'server-only'
import { type BodyFault, fieldsBytes, readForm } from './body'
import { consumeAll, type ExceededRate } from './limit'
import { type Origin, originOf } from './origin'
import { clientAddress } from './peer'
import { postRateLimits } from './rates'

/** Maximum size of a post with a file. Larger than a resume may be, so that the form can explain the limit of resumes. */
const fileBytes = 8 * 1024 * 1024

export type Admitted = { data: FormData; address: string; origin: Origin }

export type NotAdmitted = { reason: 'foreign' | BodyFault } | ({ reason: 'limited' } & ExceededRate)

/**
 * Checks a posted form, the cheapest check first: origin, rate limit, size. Then parses it. If the form
 * `takesFile`, its post may be larger, but its rate limit is lower.
 */
export async function admit(request: Request, takesFile = false): Promise<Admitted | NotAdmitted> {
  const origin = originOf(request.headers)
  if (origin === 'foreign') return { reason: 'foreign' }
  const address = clientAddress(request.headers)
  const exceeded = await consumeAll(postRateLimits(address, takesFile))
  if (exceeded) return { reason: 'limited', ...exceeded }
  const data = await readForm(request, takesFile ? fileBytes : fieldsBytes)
  return data instanceof FormData ? { data, address, origin } : { reason: data }
}

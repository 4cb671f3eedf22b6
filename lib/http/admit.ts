import 'server-only'
import { type BodyFault, fieldsBytes, readForm } from './body'
import { consumeAll, type ExceededRate } from './limit'
import { type Origin, originOf } from './origin'
import { clientAddress } from './peer'
import { postRateLimits } from './rates'

/** Maximum bytes of a post with a file: above a resume's, so that the form itself rejects a slightly larger one. */
const fileBytes = 8 * 1024 * 1024

export type Admitted = { data: FormData; address: string; origin: Origin }

export type NotAdmitted = { reason: 'foreign' | BodyFault } | ({ reason: 'limited' } & ExceededRate)

/**
 * Checks a posted form, the cheapest check first: origin, rate limit, size. Then reads it once; `takesFile` allows
 * for a file.
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

import 'server-only'
import { certificateTexts } from '@/content/forms'
import type { Admitted, NotAdmitted } from '@/lib/http/admit'
import { consumeAll, refund } from '@/lib/http/limit'
import { guessRateLimits, lookupRateLimits } from '@/lib/http/rates'
import { log } from '@/lib/platform/log'
import type { VendorBytes } from '@/lib/vendor-api/bytes'
import { VendorError } from '@/lib/vendor-api/errors'
import { fetchCertificate, findCertificate } from '@/lib/vendor-api/transfer-certificate'
import { pickFields } from '../shared/form-values'
import { waitingTime } from '../shared/refusals'
import type { LookupFailure, Refused } from '../shared/state'
import { lookupRefused } from './certificate'
import { certificateSchema } from './schema'

function limited(retrySeconds: number): Refused {
  const hint = `Please try again ${waitingTime(retrySeconds)}.`
  return { ...lookupRefused('limited'), hint, retrySeconds }
}

function logFailure(reason: LookupFailure, error: unknown): void {
  const cause = error instanceof VendorError ? error.reason : 'unexpected'
  log.warn({ reason, why: cause }, 'transfer certificate not found')
}

/**
 * Returns the key by which we count guesses at an admission number. Omits zeros, spaces and punctuation: we cannot know
 * which the vendor ignores.
 */
function numberKey(admission: string): string {
  return admission.toUpperCase().replace(/[^A-Z1-9]/g, '')
}

/**
 * Looks up a certificate and fetches its picture (specification, sections 5, 7 and 8). An invalid number, an unknown
 * pupil and a vendor error before the picture get the same response, so that nobody can find out who is a pupil. Never throws.
 */
export async function lookUpCertificate(
  post: Admitted | NotAdmitted,
): Promise<VendorBytes | Refused> {
  if ('reason' in post)
    return post.reason === 'limited' ? limited(post.retrySeconds) : lookupRefused('failed')
  const { data, address } = post
  const parsed = certificateSchema.safeParse(pickFields(certificateSchema, data))
  if (!parsed.success) {
    const hasEmpty = parsed.error.issues.some(({ message }) => message === certificateTexts.empty)
    return lookupRefused(hasEmpty ? 'empty' : 'failed')
  }
  let failure: LookupFailure = 'failed'
  try {
    const guessLimits = guessRateLimits(address, numberKey(parsed.data.admission))
    const exceeded = await consumeAll([...lookupRateLimits(address), ...guessLimits])
    if (exceeded) return limited(exceeded.retrySeconds)
    // We count a guess before the call, and refund it only on success: an outage must not allow unlimited guesses.
    const path = await findCertificate(parsed.data)
    await refund(guessLimits)
    failure = 'file'
    return await fetchCertificate(path)
  } catch (error) {
    logFailure(failure, error)
    return lookupRefused(failure)
  }
}

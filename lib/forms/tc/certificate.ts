import { certificateTexts } from '@/content/forms'
import type { LookupRefusal, Refused } from '../shared/state'

/** The page of the lookup, to which a browser without script posts it. */
export const lookupPage = '/student-tc'

/** The name of the downloaded file (specification, section 7). */
export const certificateFile = 'tc.webp'

const { empty, failed, fileFailed } = certificateTexts
const messages: Record<LookupRefusal, string> = { empty, failed, limited: failed, file: fileFailed }

/** A lookup that gave no certificate. */
export function notFound(reason: LookupRefusal): Refused {
  return { status: 'refused', reason, message: messages[reason] }
}

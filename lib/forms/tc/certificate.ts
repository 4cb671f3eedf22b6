import { certificateTexts } from '@/content/forms'
import type { LookupFailure, Refused } from '../shared/state'

export const lookupPage = '/student-tc'

/** The name of the downloaded file (specification, section 7). */
export const certificateFile = 'tc.webp'

const { empty, failed, fileFailed } = certificateTexts
const messages: Record<LookupFailure, string> = { empty, failed, limited: failed, file: fileFailed }

export function lookupRefused(reason: LookupFailure): Refused {
  return { status: 'refused', reason, message: messages[reason] }
}

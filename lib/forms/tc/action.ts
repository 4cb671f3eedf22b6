'use server'

import { cookies } from 'next/headers'
import { certificateTexts } from '@/content/forms'
import { waitingTime } from '../shared/refusals'
import { typedIn } from '../shared/typed'
import { certificateSchema } from './schema'
import { type CertificateRefusal, type CertificateState, outcomeCookie } from './state'

function readOutcome(cookie: string): CertificateRefusal {
  const [reason, again] = cookie.split('.')
  if (reason === 'empty') return { reason, message: certificateTexts.empty }
  if (reason === 'file') return { reason, message: certificateTexts.fileFailed }
  if (reason === 'limited') {
    const hint = `Please try again ${waitingTime(Number(again) || 1)}.`
    return { reason, message: certificateTexts.failed, hint }
  }
  return { reason: 'failed', message: certificateTexts.failed }
}

/**
 * Shows on a page without script why `/api/tc`, which sent the post on, gave no file. It looks
 * nothing up itself.
 */
export async function explainLookup(
  _previous: CertificateState,
  posted: FormData,
): Promise<CertificateState> {
  const data = posted instanceof FormData ? posted : new FormData()
  const outcome = (await cookies()).get(outcomeCookie)?.value ?? ''
  return {
    refusal: readOutcome(outcome),
    typed: typedIn(certificateSchema, data),
  }
}

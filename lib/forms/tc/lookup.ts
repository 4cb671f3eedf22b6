import 'server-only'
import { certificateTexts } from '@/content/forms'
import { countUp, giveBack } from '@/lib/http/limit'
import { originOf } from '@/lib/http/origin'
import { clientAddress } from '@/lib/http/peer'
import { guesses, lookups, untold } from '@/lib/http/rates'
import { log } from '@/lib/platform/log'
import { VendorError } from '@/lib/vendor-api/errors'
import {
  type Certificate,
  fetchCertificate,
  findCertificate,
} from '@/lib/vendor-api/transfer-certificate'
import { waitingTime } from '../shared/refusals'
import { certificateSchema } from './schema'
import type { CertificateFault, CertificateRefusal } from './state'

function fault(reason: CertificateFault, message: string, again?: number): CertificateRefusal {
  return {
    reason,
    message,
    ...(again ? { hint: `Please try again ${waitingTime(again)}.`, again } : {}),
  }
}

/** A lookup that came too soon after too many others; `again` is in seconds. */
export function limitedLookup(again: number): CertificateRefusal {
  return fault('limited', certificateTexts.failed, again)
}

function note(reason: CertificateFault, error: unknown): void {
  const why = error instanceof VendorError ? error.reason : 'unexpected'
  log.warn({ reason, why }, 'transfer certificate not found')
}

function hasEmpty(data: FormData): boolean {
  return Object.keys(certificateSchema.shape).some((field) => !String(data.get(field) ?? '').trim())
}

/**
 * What spellings of an admission number have in common. Without any zero: where a vendor ignores those
 * before a number, and the signs between, nobody can say which zero stands before one.
 */
function numberKey(admission: string): string {
  return admission.toUpperCase().replace(/[^A-Z1-9]/g, '')
}

async function fetchFile(stored: string): Promise<Certificate | CertificateRefusal> {
  try {
    return await fetchCertificate(stored)
  } catch (error) {
    note('file', error)
    return fault('file', certificateTexts.fileFailed)
  }
}

/**
 * Looks a certificate up and fetches its picture (specification, sections 5, 7 and 8). What is wrong
 * with a lookup is never told apart, so that nobody learns who is a pupil. Never throws.
 */
export async function lookUpCertificate(
  data: FormData,
  headers: Headers,
): Promise<Certificate | CertificateRefusal> {
  if (hasEmpty(data)) return fault('empty', certificateTexts.empty)
  const parsed = certificateSchema.safeParse(Object.fromEntries(data))
  const origin = originOf(headers)
  if (origin === 'foreign' || !parsed.success) return fault('failed', certificateTexts.failed)
  try {
    const address = clientAddress(headers)
    const attempt = guesses(address, numberKey(parsed.data.admission))
    const usedUp = await countUp([...untold(origin), ...lookups(address), ...attempt])
    if (usedUp) return limitedLookup(usedUp.again)
    // Counted beforehand, and also when the vendor fails: nobody guesses on while it does.
    const stored = await findCertificate(parsed.data)
    await giveBack(attempt)
    return await fetchFile(stored)
  } catch (error) {
    note('failed', error)
    return fault('failed', certificateTexts.failed)
  }
}

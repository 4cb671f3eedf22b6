import 'server-only'
import { certificateTexts } from '@/content/forms'
import { log } from '@/lib/log'
import { isOutage, VendorError } from '@/lib/vendor-api/errors'
import {
  type Certificate,
  fetchCertificate,
  findCertificate,
} from '@/lib/vendor-api/transfer-certificate'
import {
  type Counted,
  countedAsUntold,
  countUp,
  giveBack,
  lookupsPerAddress,
  lookupsPerNumber,
} from '../shared/limit'
import { originOf } from '../shared/origin'
import { clientAddress } from '../shared/peer'
import { waitingTime } from '../shared/refusals'
import { type CertificateQuestion, certificateSchema } from './schema'
import type { CertificateFault, CertificateRefusal } from './state'

function fault(reason: CertificateFault, message: string, again?: number): CertificateRefusal {
  return {
    reason,
    message,
    ...(again ? { hint: `Please try again ${waitingTime(again)}.`, again } : {}),
  }
}

function note(reason: CertificateFault, error: unknown): void {
  const why = error instanceof VendorError ? error.reason : 'unexpected'
  log.warn({ reason, why }, 'transfer certificate not found')
}

function hasEmpty(data: FormData): boolean {
  return Object.keys(certificateSchema.shape).some((field) => !String(data.get(field) ?? '').trim())
}

/** Spaces and letter case make no other number. */
function numberKey(admission: string): string {
  return admission.replace(/\s+/g, '').toUpperCase()
}

async function fetchFile(stored: string): Promise<Certificate | CertificateRefusal> {
  try {
    return await fetchCertificate(stored)
  } catch (error) {
    note('file', error)
    return fault('file', certificateTexts.fileFailed)
  }
}

/** Where a pupil's certificate is. What fails on the vendor's side is not held against who asks. */
async function find(pupil: CertificateQuestion, counted: readonly Counted[]): Promise<string> {
  try {
    return await findCertificate(pupil)
  } catch (error) {
    if (isOutage(error)) await giveBack(counted)
    throw error
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
    const ofNumber = { rate: lookupsPerNumber, key: numberKey(parsed.data.admission) }
    const ofAddress = { rate: lookupsPerAddress, key: clientAddress(headers) }
    const counted = [...countedAsUntold(origin), ofAddress, ofNumber]
    const usedUp = await countUp(counted)
    if (usedUp) return fault('limited', certificateTexts.failed, usedUp.again)
    const stored = await find(parsed.data, counted)
    await giveBack([ofNumber])
    return await fetchFile(stored)
  } catch (error) {
    note('failed', error)
    return fault('failed', certificateTexts.failed)
  }
}

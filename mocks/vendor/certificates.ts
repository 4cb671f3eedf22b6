import type { TransferCertificateRecord } from '@/mocks/vendor/records/transfer-certificates'

const normalised = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase()

/**
 * The stored path of a pupil's transfer certificate, or undefined. Both must match: the admission
 * number, and the full name; letter case and extra spaces are forgiven.
 */
export function findCertificate(
  certificates: readonly TransferCertificateRecord[],
  { name, admission }: { name: string; admission: string },
): string | undefined {
  return certificates.find(
    (one) =>
      normalised(one.admission) === normalised(admission) &&
      normalised(one.name) === normalised(name),
  )?.image
}

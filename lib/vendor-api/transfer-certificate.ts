import 'server-only'
import { z } from 'zod'
import { env } from '@/lib/platform/env'
import { fetchVendorPicture, type VendorBytes } from './bytes'
import { fetchVendorJson, parseBody, type VendorCall } from './client'
import { VendorError } from './errors'
import { withBulkhead } from './limits'
import { toEndpointPath, toImagePath } from './media'
import { withDeadline } from './transport'

const rawReceipt = z.object({ data: z.string().min(1) })
const maxReceiptBytes = 64 * 1024
const maxImageBytes = 15 * 1024 * 1024

/**
 * Returns a path below the image endpoint for the fields of section 7. Throws a `VendorError` if there is no
 * certificate or the vendor fails.
 */
export async function findCertificate(pupil: Readonly<Record<string, string>>): Promise<string> {
  const path = `/api/tc/${env().SCHOOL_CODE}`
  const call: VendorCall = {
    path,
    isAuthorised: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(pupil),
    maxBytes: maxReceiptBytes,
  }
  const response = await withBulkhead('lookups', path, () => fetchVendorJson(call))
  const { data } = parseBody(call, rawReceipt, response)
  const stored = toImagePath(data)
  if (stored === null)
    throw new VendorError(path, 'wrong shape', 'a path outside the image endpoint')
  return stored
}

/** Throws a `VendorError` unless the picture is whole within `VENDOR_TIMEOUT_MS`. */
export async function fetchCertificate(stored: string): Promise<VendorBytes> {
  const path = toEndpointPath(stored)
  return withBulkhead('lookups', path, () =>
    withDeadline(env().VENDOR_TIMEOUT_MS, (signal) =>
      fetchVendorPicture({ path }, maxImageBytes, signal),
    ),
  )
}

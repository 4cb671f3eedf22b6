import 'server-only'
import { env } from '@/lib/platform/env'
import { postToVendor } from './client'
import { withBulkhead } from './limits'

/** A filled form: its fields in the order of section 7; one without a school's code gets our own. */
type Submission = Readonly<Record<string, string | boolean | File | undefined>>

function asFormData(fields: Submission): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields))
    body.append(name, value instanceof File ? value : String(value))
  return body
}

/** How much longer than other forms one with a file may take. */
const timesWithFile = 3

/**
 * Hands a filled form to the vendor: as JSON, or as form data when it has a file. Throws a `VendorError`
 * unless it was accepted within `VENDOR_POST_TIMEOUT_MS`, three times that with a file. Time is counted
 * from here, so with what it waits for others: the parent's last byte has just come.
 */
export async function sendSubmission(
  endpoint: 'Enquiry' | 'dif',
  submission: Submission,
): Promise<void> {
  const fields = { ...submission, schoolcode: submission.schoolcode ?? env().SCHOOL_CODE }
  const path = `/api/form/${env().SCHOOL_CODE}/${endpoint}`
  const hasFile = Object.values(fields).some((value) => value instanceof File)
  const call = hasFile
    ? { path, body: asFormData(fields) }
    : { path, headers: { 'content-type': 'application/json' }, body: JSON.stringify(fields) }
  const signal = AbortSignal.timeout(env().VENDOR_POST_TIMEOUT_MS * (hasFile ? timesWithFile : 1))
  // Posts have calls of their own, so that no list keeps an enquiry waiting.
  await withBulkhead('posts', path, () => postToVendor(call, signal))
}

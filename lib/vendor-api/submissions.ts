import 'server-only'
import { env } from '@/lib/platform/env'
import { postToVendor } from './client'
import { withBulkhead } from './limits'
import { withDeadline } from './transport'

export type FieldValue = string | boolean | File | undefined

export type Submission = Readonly<Record<string, FieldValue>>

export type Endpoint = 'Enquiry' | 'dif'

function toFormData(fields: Submission): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields))
    body.append(name, value instanceof File ? value : String(value))
  return body
}

const fileTimeoutFactor = 3

/**
 * Posts a form as JSON, or as form data with a file. Throws a `VendorError` unless the vendor accepts within
 * `VENDOR_POST_TIMEOUT_MS`, three times that with a file, including the time in the queue.
 */
export async function sendSubmission(endpoint: Endpoint, submission: Submission): Promise<void> {
  const fields = { ...submission, schoolcode: submission.schoolcode ?? env().SCHOOL_CODE }
  const path = `/api/form/${env().SCHOOL_CODE}/${endpoint}`
  const hasFile = Object.values(fields).some((value) => value instanceof File)
  const call = hasFile
    ? { path, body: toFormData(fields) }
    : { path, headers: { 'content-type': 'application/json' }, body: JSON.stringify(fields) }
  const timeoutMs = env().VENDOR_POST_TIMEOUT_MS * (hasFile ? fileTimeoutFactor : 1)
  // Posts have their own queue, so that lists cannot delay an enquiry.
  await withDeadline(timeoutMs, (signal) =>
    withBulkhead('posts', path, () => postToVendor(call, signal)),
  )
}

import { fileChanged, hints, notSent, tooLarge } from '@/content/forms'
import type { FormName, FormState } from '@/lib/forms/shared/state'

/** Type guard for a body: a proxy in between may respond with anything. */
export function isState(body: unknown): body is FormState {
  if (typeof body !== 'object' || body === null || !('status' in body)) return false
  if (body.status === 'sent') return true
  if (body.status === 'refused') return 'message' in body && typeof body.message === 'string'
  if (body.status !== 'invalid' || !('errors' in body)) return false
  const { errors } = body
  if (typeof errors !== 'object' || errors === null) return false
  return Object.values(errors).every((message) => typeof message === 'string')
}

/** Advice for a response that is not ours, by its status; 0 if there was none. */
export function hintFor(status: number): string | undefined {
  if (status === 0) return hints.offline
  if (status < 400) return hints.otherPage
  return status === 429 || status >= 500 ? hints.busy : undefined
}

function failed(status: number): FormState {
  // A proxy's 413.
  if (status === 413) return { status: 'refused', reason: 'too large', message: tooLarge }
  const hint = hintFor(status)
  return { status: 'refused', reason: 'failed', message: notSent, ...(hint ? { hint } : {}) }
}

function stateOf({ status, responseText }: XMLHttpRequest): FormState {
  try {
    const body: unknown = JSON.parse(responseText)
    return isState(body) ? body : failed(status)
  } catch {
    return failed(status)
  }
}

/**
 * Reads files into memory, because a browser cuts off, or never sends, a file that has changed or moved since it was
 * chosen. Returns the error of one that cannot be read.
 */
async function readFiles(data: FormData): Promise<FormState | null> {
  for (const [name, value] of [...data]) {
    if (!(value instanceof File)) continue
    const content = await value.arrayBuffer().catch(() => null)
    if (!content) return { status: 'invalid', errors: { [name]: fileChanged } }
    data.set(name, new File([content], value.name, { type: value.type }))
  }
  return null
}

/** Posts a filled form; `onProgress` gets the uploaded share, 0 to 1. Never rejects. */
export async function sendForm(
  form: FormName,
  data: FormData,
  onProgress: (share: number) => void,
): Promise<FormState> {
  const unreadable = await readFiles(data)
  if (unreadable) return unreadable
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', `/api/forms/${form}`)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => resolve(stateOf(request))
    request.onerror = () => resolve(failed(0))
    request.send(data)
  })
}

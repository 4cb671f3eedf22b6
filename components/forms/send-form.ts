import { tooLarge } from '@/content/forms'
import { type FormName, type FormState, idle } from '@/lib/forms/shared/state'

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

/** State for a 413 response from a proxy. */
const tooLargeForProxy = {
  status: 'refused',
  reason: 'too large',
  message: tooLarge,
} as const

function stateOf({ status, responseText }: XMLHttpRequest): FormState {
  const other = status === 413 ? tooLargeForProxy : idle
  try {
    const body: unknown = JSON.parse(responseText)
    return isState(body) ? body : other
  } catch {
    return other
  }
}

/**
 * Posts a filled form; `onProgress` gets the uploaded share, 0 to 1. Resolves to `idle` for a response that is not
 * ours; rejects when the connection breaks.
 */
export function sendForm(
  form: FormName,
  data: FormData,
  onProgress: (share: number) => void,
): Promise<FormState> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', `/api/forms/${form}`)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => resolve(stateOf(request))
    request.onloadend = () => reject(new Error('no response'))
    request.send(data)
  })
}

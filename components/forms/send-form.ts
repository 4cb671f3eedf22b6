import { tooLarge } from '@/content/forms'
import { type FormName, type FormState, idle } from '@/lib/forms/shared/state'

/** Type guard for a response: a proxy in between may respond with anything. */
export function isState(response: unknown): response is FormState {
  if (typeof response !== 'object' || response === null || !('status' in response)) return false
  if (response.status === 'sent') return true
  if (response.status === 'refused')
    return 'message' in response && typeof response.message === 'string'
  if (response.status !== 'invalid' || !('errors' in response)) return false
  const { errors } = response
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
    const response: unknown = JSON.parse(responseText)
    return isState(response) ? response : other
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

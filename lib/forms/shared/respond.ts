import 'server-only'
import { readForm } from './body'
import type { FormDefinition } from './definition'
import { originOf } from './origin'
import { receive } from './receive'
import { refused } from './refusals'
import type { FormState, Refusal } from './state'

/** Most of a post, in bytes: a resume of the largest size with its fields and envelope, or fields alone. */
function maxBytesOf({ schema }: FormDefinition): number {
  return 'attachments' in schema.shape ? 6 * 1024 * 1024 : 64 * 1024
}

const refusalStatus: Record<Refusal, number> = {
  foreign: 403,
  honeypot: 400,
  unreadable: 400,
  'too large': 413,
  limited: 429,
  failed: 502,
}

function statusOf(state: FormState): number {
  if (state.status === 'refused') return refusalStatus[state.reason]
  return state.status === 'invalid' ? 422 : 200
}

/** A state as the page's script reads it; what was typed is still in the page. */
function answer(state: FormState): Response {
  const headers = new Headers({ 'cache-control': 'no-store' })
  if (state.status === 'refused' && state.again) headers.set('retry-after', String(state.again))
  return Response.json('typed' in state ? { ...state, typed: {} } : state, {
    status: statusOf(state),
    headers,
  })
}

/** Answers a form posted by the page's script. */
export async function respondToForm(form: FormDefinition, request: Request): Promise<Response> {
  // Before megabytes are read; `receive` looks too, for those that come another way.
  if (originOf(request.headers) === 'foreign') return answer(refused('foreign'))
  const data = await readForm(request, maxBytesOf(form))
  if (!(data instanceof FormData)) return answer(refused(data))
  return answer(await receive(form, data, request.headers))
}

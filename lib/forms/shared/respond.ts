import 'server-only'
import { fieldsBytes, readForm } from '@/lib/http/body'
import { countUp } from '@/lib/http/limit'
import { originOf } from '@/lib/http/origin'
import { clientAddress } from '@/lib/http/peer'
import { posts } from '@/lib/http/rates'
import type { FormDefinition } from './definition'
import { filePostBytes, takesFile } from './file-posts'
import { countState } from './outcomes'
import { receive } from './receive'
import { rateLimited, refused } from './refusals'
import type { FormState, Refusal } from './state'

const refusalStatus: Record<Refusal, number> = {
  foreign: 403,
  honeypot: 400,
  unreadable: 400,
  'too large': 413,
  limited: 429,
  failed: 502,
  'under way': 409,
  unknown: 409,
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
  const refuse = (state: FormState) => {
    countState(form.name, state)
    return answer(state)
  }
  // Before megabytes are read; `receive` looks too, for those that come another way.
  if (originOf(request.headers) === 'foreign') return refuse(refused('foreign'))
  const hasFile = takesFile(new URL(request.url).pathname)
  const usedUp = await countUp(posts(clientAddress(request.headers), { hasFile }))
  if (usedUp) return refuse(rateLimited('own', usedUp.again))
  const data = await readForm(request, hasFile ? filePostBytes : fieldsBytes)
  if (!(data instanceof FormData)) return refuse(refused(data))
  return answer(await receive(form, data, request.headers))
}

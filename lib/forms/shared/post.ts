import 'server-only'
import { headers } from 'next/headers'
import { type Form, receive } from './receive'
import type { FormState } from './state'

/** What a form's server action does: the same as `/api/forms/…`, for a page without script. */
export async function answerPost(form: Form, data: unknown): Promise<FormState> {
  // Whoever calls an action without the form may hand over anything.
  const sent = data instanceof FormData ? data : new FormData()
  return receive(form, sent, await headers())
}

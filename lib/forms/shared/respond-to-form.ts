import 'server-only'
import { departmentOf, school } from '@/content/school'
import { admit } from '@/lib/http/admit'
import { routeOf } from '@/lib/routes/tree'
import { formatPhone, phoneHref } from '@/lib/school/phones'
import type { FormDefinition } from './definition'
import { pickTexts } from './form-values'
import { countState } from './outcomes'
import { showOnPage } from './page-outcome'
import { notAdmitted } from './refusals'
import type { FormState, Refused } from './state'
import { handleSubmission } from './submission'

const refusalStatus: Record<Refused['reason'], number> = {
  foreign: 403,
  honeypot: 400,
  unreadable: 400,
  'too large': 413,
  limited: 429,
  failed: 502,
  'under way': 409,
  empty: 422,
  file: 502,
}

function statusOf(state: FormState): number {
  if (state.status === 'refused') return refusalStatus[state.reason]
  return state.status === 'invalid' ? 422 : 200
}

function headersOf(state: FormState): Headers {
  const headers = new Headers({ 'cache-control': 'no-store' })
  if (state.status === 'refused' && state.retrySeconds)
    headers.set('retry-after', String(state.retrySeconds))
  return headers
}

async function receive(
  form: FormDefinition,
  request: Request,
): Promise<{ state: FormState; data: FormData | null }> {
  const admitted = await admit(request, form.takesFile)
  const data = 'data' in admitted ? admitted.data : null
  const state = 'data' in admitted ? await handleSubmission(form, admitted) : notAdmitted(admitted)
  countState(form.name, state)
  return { state, data }
}

export function asJson(state: FormState, status = statusOf(state)): Response {
  return Response.json(state, { status, headers: headersOf(state) })
}

export async function respondToForm(form: FormDefinition, request: Request): Promise<Response> {
  const { state } = await receive(form, request)
  return asJson(state)
}

/** Returns an error page for a post that `admit()` rejected. The browser's Back button restores the typed values. */
function notSentPage(form: FormDefinition, state: FormState): Response {
  const department = departmentOf(routeOf(form.page).department)
  const call = department
    ? `call ${department.name}, <a href="${phoneHref(department.phone)}">${formatPhone(department.phone)}</a>, or `
    : ''
  const html = `<!doctype html>
<html lang="en-IN"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Not sent</title>
<h1>Not sent</h1>
<p>${state.status === 'refused' ? state.message : ''}</p>
<p>Please go back with your browser’s Back button: what you typed is still there. You can also
${call}write to <a href="mailto:${school.email}">${school.email}</a>.</p>
</html>`
  const headers = headersOf(state)
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(html, { status: statusOf(state), headers })
}

export async function respondOnPage(form: FormDefinition, request: Request): Promise<Response> {
  const { state, data } = await receive(form, request)
  if (!data) return notSentPage(form, state)
  const values = state.status === 'sent' ? {} : pickTexts(form.schema, data)
  return showOnPage(request, { state, values })
}

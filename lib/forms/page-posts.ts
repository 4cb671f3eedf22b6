import { school } from '@/content/school'
import { fieldsBytes, readForm } from '@/lib/http/body'
import { countUp } from '@/lib/http/limit'
import { originOf } from '@/lib/http/origin'
import { clientAddress } from '@/lib/http/peer'
import { posts } from '@/lib/http/rates'
import { pagesWithForms } from '@/lib/routes/tree'
import { formatPhone, phoneHref } from '@/lib/school/phones'
import { namesAction } from './action-fields'
import { filePostBytes, takesFile } from './file-posts'
import { tooLarge, waitingTime } from './refusals'

const texts = {
  403: 'This form was not sent, because it did not come from a page of this site.',
  400: 'What you sent did not arrive whole, so it was not sent.',
  413: tooLarge,
  429: 'Too much has come from your connection, so this was not sent.',
} as const

/** A page of its own for a browser without script; its Back button keeps what was typed. */
function refusal(status: keyof typeof texts, again?: number): Response {
  const calls = school.phones.map(
    ({ digits }) => `<a href="${phoneHref(digits)}">${formatPhone(digits)}</a>`,
  )
  const html = `<!doctype html>
<html lang="en-IN"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Not sent</title>
<h1>Not sent</h1>
<p>${texts[status]}${again ? ` Please try again ${waitingTime(again)}.` : ''}</p>
<p>Please go back with your browser’s Back button: what you typed is still there. You can also call
${calls.join(' or ')}, or write to <a href="mailto:${school.email}">${school.email}</a>.</p>
</html>`
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      ...(again ? { 'retry-after': String(again) } : {}),
    },
  })
}

/** Whether a post names an origin that is none, or not this host's, whatever else its browser says. */
function hasOddOrigin(headers: Headers): boolean {
  const origin = headers.get('origin')
  const host = headers.get('x-forwarded-host') ?? headers.get('host')
  if (origin === null) return false
  return !URL.canParse(origin) || new URL(origin).host !== host?.toLowerCase()
}

/**
 * Looks at a post to a page before the framework does, which answers a foreign, broken or oversized
 * one with a bare 500. Null lets it pass.
 */
export async function gatePost(request: Request): Promise<Response | null> {
  const { pathname } = new URL(request.url)
  // Pages of this site call no action by script, and only forms are posted.
  if (request.headers.has('next-action')) return new Response(null, { status: 404 })
  if (!pagesWithForms().includes(pathname)) {
    return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } })
  }
  if (originOf(request.headers) === 'foreign' || hasOddOrigin(request.headers)) return refusal(403)
  const hasFile = takesFile(pathname)
  const maxBytes = hasFile ? filePostBytes : fieldsBytes
  if (request.headers.has('transfer-encoding')) return new Response(null, { status: 411 })
  const length = Number(request.headers.get('content-length') ?? 0)
  if (!(length <= maxBytes)) return refusal(413)
  const usedUp = await countUp(posts(clientAddress(request.headers), { hasFile }))
  if (usedUp) return refusal(429, usedUp.again)
  const data = await readForm(request.clone(), maxBytes)
  if (data === 'too large') return refusal(413)
  return data !== 'unreadable' && namesAction(data) ? null : refusal(400)
}

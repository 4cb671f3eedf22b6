import { resumeLimit } from '@/content/forms'
import { school } from '@/content/school'
import { formatPhone, phoneHref } from '@/lib/phones'
import { pagesWithForms } from '@/lib/routes/tree'
import { originOf } from './origin'

/** Most of a post, in bytes: only one form takes a file, and its own rules answer a resume too large. */
function maxBytesOf(pathname: string): number {
  return pathname === '/Career' ? 11 * 1024 * 1024 : 64 * 1024
}

const texts = {
  403: 'This form was not sent, because it did not come from a page of this site.',
  400: 'What you sent did not arrive whole, so it was not sent.',
  413: `What you sent is too large, so it was not sent. A resume may have ${resumeLimit.megabytes} MB at most.`,
} as const

/** A page of its own for a browser without script; its Back button keeps what was typed. */
function refusal(status: keyof typeof texts): Response {
  const calls = school.phones.map(
    ({ digits }) => `<a href="${phoneHref(digits)}">${formatPhone(digits)}</a>`,
  )
  const html = `<!doctype html>
<html lang="en-IN"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Not sent</title>
<h1>Not sent</h1>
<p>${texts[status]}</p>
<p>Please go back with your browser’s Back button: what you typed is still there. You can also call
${calls.join(' or ')}, or write to <a href="mailto:${school.email}">${school.email}</a>.</p>
</html>`
  return new Response(html, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  })
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
  if (originOf(request.headers) === 'foreign') return refusal(403)
  const length = Number(request.headers.get('content-length') ?? Number.NaN)
  if (!(length <= maxBytesOf(pathname))) return refusal(413)
  try {
    await request.clone().formData()
  } catch {
    return refusal(400)
  }
  return null
}

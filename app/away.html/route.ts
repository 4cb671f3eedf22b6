import { resumeLimit } from '@/content/forms'
import { school } from '@/content/school'
import { formatPhone, phoneHref } from '@/lib/school/phones'

export const dynamic = 'force-static'

/**
 * Error page that nginx serves from disk; rendered once, by the build. It needs no other file, because nothing else may
 * be reachable.
 */
export function GET() {
  const phones = school.phones.map(
    ({ label, digits }) =>
      `<li>${label}: <a href="${phoneHref(digits)}">${formatPhone(digits)}</a></li>`,
  )
  const html = `<!doctype html>
<html lang="en-IN"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Temporarily unavailable | ${school.name}</title>
<h1>${school.name}</h1>
<p>This page is temporarily unavailable. Try again in a few minutes. If you followed a link, its address may be wrong: start at the <a href="/">home page</a>.</p>
<p><strong>If you sent a form, it may not have arrived. Send it again, or call us.</strong>
Your browser’s Back button brings back what you typed.
If you sent a large file, send a smaller one. Resumes can be up to ${resumeLimit.megabytes} MB.</p>
<ul>
${phones.join('\n')}
<li>E-mail: <a href="mailto:${school.email}">${school.email}</a></li>
</ul>
</html>
`
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } })
}

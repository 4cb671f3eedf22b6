import { escapeUTF8 } from 'entities'
import { resumeLimit } from '@/content/forms'
import { school } from '@/content/school'
import { formatPhone, phoneHref } from './phones'

/** Returns the HTML of the error page. It needs no other file, because nothing else may be reachable. */
export function outagePage(notice = ''): string {
  const phones = school.phones.map(
    ({ label, digits }) =>
      `<li>${label}: <a href="${phoneHref(digits)}">${formatPhone(digits)}</a></li>`,
  )
  return `<!doctype html>
<html lang="en-IN"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Temporarily unavailable | ${school.name}</title>
<h1>${school.name}</h1>
${notice && `<p role="status"><strong>${escapeUTF8(notice)}</strong></p>\n`}<p>This page is temporarily unavailable. Try again in a few minutes. If you followed a link, its address may be wrong: start at the <a href="/">home page</a>.</p>
<p><strong>If you sent a form, it may not have arrived. Send it again, or call us.</strong>
Your browser’s Back button brings back what you typed.
If you sent a large file, send a smaller one. Resumes can be up to ${resumeLimit.megabytes} MB.</p>
<ul>
${phones.join('\n')}
<li>E-mail: <a href="mailto:${school.email}">${school.email}</a></li>
</ul>
</html>
`
}

import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { declaration } from '@/content/forms'
import { formNotices, websitePromises } from '@/content/privacy'
import { school } from '@/content/school'
import { filesBelow } from '@/testing/folder'
import { basePolicy } from '../security/policy'
import { forms } from './forms'

/** Source files of the server and the browser, by path. */
const sources = new Map(
  filesBelow('app', 'components', 'lib', 'server')
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => [file, readFileSync(file, 'utf8')]),
)

const filesWith = (pattern: RegExp) =>
  [...sources]
    .filter(([, source]) => pattern.test(source))
    .map(([file]) => file)
    .sort()

function setsNoCookies(): void {
  const ways =
    /document\.cookie|cookieStore|\bcookies\(|cookies\.set|'set-cookie':|\.(?:set|append)\('set-cookie/i
  expect(filesWith(ways)).toEqual([])
}

function loadsFromHereAndTheMapAlone(): void {
  // A policy may name a host without its scheme, so we count everything but keywords.
  const sources = basePolicy.split('; ').flatMap((directive) => directive.split(' ').slice(1))
  const hosts = sources.filter((source) => !source.startsWith("'") && source !== 'data:')
  const toDo = 'name the host on /privacy: CONTRIBUTING.md, "A host that the policy allows"'
  const namesOnPage = { 'https://www.openstreetmap.org': 'OpenStreetMap' }
  expect(new Set(hosts), toDo).toEqual(new Set(Object.keys(namesOnPage)))
  const promises = Object.values(websitePromises).flat().join('\n')
  for (const name of Object.values(namesOnPage)) expect(promises, toDo).toContain(name)
  expect(basePolicy).toContain(`default-src 'self'`)
  expect(basePolicy).toContain(`form-action 'self'`)
}

function keepsInTheTabOnlyDraftsAndAnnouncements(): void {
  const stores = /localStorage|sessionStorage|indexedDB|caches\.open|serviceWorker/
  expect(filesWith(stores)).toEqual(['components/forms/draft.ts', 'lib/text/inline-scripts.ts'])
  expect(filesWith(/localStorage/)).toEqual([])
  expect(sources.get('components/forms/certificate-form-client.tsx')).not.toMatch(/[dD]raft/)
}

// See also e2e/forms-*.spec.ts (drafts), e2e/frames.spec.ts (map), idempotent.test.ts and tc/respond-to-lookup.test.ts (server).
const checks: [beginning: string, checks: (() => void)[]][] = [
  ['It has no advertising', [loadsFromHereAndTheMapAlone, setsNoCookies]],
  ['Text, pictures and fonts', [loadsFromHereAndTheMapAlone]],
  // About other websites, so there is nothing to check.
  ['Links to other websites', []],
  ['This website sets no cookies.', [setsNoCookies]],
  ['Your browser remembers', [keepsInTheTabOnlyDraftsAndAnnouncements]],
  // For ten minutes: lib/http/rates.test.ts.
  ['The server may keep', []],
]

it('every promise about the website on the privacy page has a check in privacy-notices.test.ts', () => {
  const promises = Object.values(websitePromises).flat()
  expect(promises.map((promise) => checks.find(([text]) => promise.startsWith(text))?.[0])).toEqual(
    checks.map(([text]) => text),
  )
})

it.each(checks)('the site keeps the promise "%s …" of the privacy page', (_beginning, all) => {
  for (const check of all) check()
})

it('only four forms ask for personal data, and only parents may send the admission enquiry', () => {
  expect(Object.keys(formNotices)).toHaveLength(4)
  const posting = ['certificate-form-client', 'enquiry-form']
  expect(filesWith(/method="post"/)).toEqual(posting.map((one) => `components/forms/${one}.tsx`))
  expect(filesWith(/<EnquiryForm\b/)).toHaveLength(3)
  expect(declaration).toMatch(/parent or legal guardian/)
})

it('each form that we send to the vendor names the vendor as a recipient in its privacy notice', () => {
  for (const { path, recipients } of Object.values(formNotices)) {
    expect(recipients, path).toContain(school.vendor.name)
  }
  const notified = Object.values(formNotices).map(({ path }) => path)
  expect(notified).toEqual(expect.arrayContaining(forms.map((form) => form.page)))
  expect(filesWith(/\bsendSubmission\(|\bfindCertificate\(/)).toEqual([
    'lib/forms/shared/submission.ts',
    'lib/forms/tc/lookup.ts',
    'lib/vendor-api/submissions.ts',
    'lib/vendor-api/transfer-certificate.ts',
  ])
})

it('the privacy notices state how long the school stores each form, and that the site counts lookups for ten minutes', () => {
  const { contact, career, admission, studentTc } = formNotices
  const { enquiry, application, admission: ofAdmission } = school.retention
  const periods = [contact, career, admission].map(({ retention }) => retention)
  expect(periods).toEqual([enquiry, application, ofAdmission])
  expect(studentTc.retention).toContain('for ten minutes')
})

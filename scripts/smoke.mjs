#!/usr/bin/env node
/**
 * `npm run smoke -- https://www.school.example`: asks a running site, from outside and without a browser,
 * for what a visitor and a search engine need, and prints what is not as it must be. Posts nothing. Exit
 * code 1 when anything is wrong.
 */
import { importTypeScript } from './lib/typescript.mjs'

const { routes, feeds, rootFiles } = await importTypeScript('content/routes.ts')
const { school } = await importTypeScript('content/school.ts')
const { certificateEnd, daysUntil, leastCertificateDays } = await importTypeScript(
  'lib/doctor/certificate.ts',
)

const atOnce = 6
const answerWithinMs = 15_000

/** What every page says besides its words. */
const pageHeaders = {
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /./,
  'permissions-policy': /./,
  'content-security-policy': /default-src 'self'/,
  'x-frame-options': /^SAMEORIGIN$/,
}

const problems = []
let asked = 0

function report(address, problem) {
  problems.push(`${address}: ${problem}`)
}

/** An answer with its text; null, and reported, when there is none. */
async function ask(site, address, headers = {}) {
  asked += 1
  try {
    const answer = await fetch(site + address, {
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(answerWithinMs),
    })
    const { status, headers: given } = answer
    return { status, headers: given, text: await answer.text() }
  } catch (error) {
    report(address, `no answer (${error.cause?.code ?? error.message})`)
    return null
  }
}

function expectStatus(address, answer, status) {
  if (answer.status !== status) report(address, `status ${answer.status}, not ${status}`)
  return answer.status === status
}

async function checkPage(site, { path, kind }) {
  const answer = await ask(site, path)
  if (!answer || !expectStatus(path, answer, 200)) return
  const heading = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(answer.text)?.[1]?.replace(/<[^>]*>/g, '')
  if (!heading?.trim()) report(path, 'no heading')
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(answer.text)?.[1]
  if (kind !== 'detail' && canonical && new URL(canonical).origin !== site)
    report(path, `its canonical address is ${canonical}: set SITE_URL to ${site}`)
  for (const [name, expected] of Object.entries(pageHeaders))
    if (!expected.test(answer.headers.get(name) ?? '')) report(path, `no good header ${name}`)
  if (!answer.headers.get('content-encoding')) report(path, 'not compressed')
}

async function checkRedirect(site, from, status, to) {
  const answer = await ask(site, from)
  if (!answer || !expectStatus(from, answer, status)) return
  const location = new URL(answer.headers.get('location') ?? '', site).toString()
  if (location !== site + to) report(from, `leads to ${location}, not to ${to}`)
}

async function checkFile(site, address, type) {
  const answer = await ask(site, address)
  if (!answer || !expectStatus(address, answer, 200)) return
  if (!type.test(answer.headers.get('content-type') ?? ''))
    report(address, `is ${answer.headers.get('content-type')}`)
}

async function checkRange(site, address) {
  const answer = await ask(site, address, { range: 'bytes=0-3' })
  if (answer && expectStatus(address, answer, 206) && answer.text !== '%PDF')
    report(address, 'a range of it is not what was asked for')
}

async function checkHealth(site) {
  const answer = await ask(site, '/api/health')
  if (!answer || !expectStatus('/api/health', answer, 200)) return
  if (!/"status":"ok"/.test(answer.text)) report('/api/health', answer.text.slice(0, 200))
}

async function checkCertificate(site) {
  if (!site.startsWith('https:')) return 'no TLS'
  try {
    const days = daysUntil(await certificateEnd(site))
    if (days < leastCertificateDays) report('certificate', `good for ${days} more days`)
    return `certificate good for ${days} days`
  } catch (error) {
    report('certificate', error.code ?? error.message)
    return 'no certificate'
  }
}

/** Runs all tasks, a few at a time. */
async function runAll(tasks) {
  const left = tasks.values()
  const work = async () => {
    for (const task of left) await task()
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}

const given = process.argv[2] ?? ''
if (!/^https?:/.test(given) || !URL.canParse(given)) {
  console.error('Say which site: npm run smoke -- https://www.school.example')
  process.exit(2)
}
const site = new URL(given).origin

await runAll([
  ...routes.map((route) => () => checkPage(site, route)),
  () => checkRedirect(site, '/no-such-page', 307, '/'),
  () => checkRedirect(site, '/career/', 308, '/Career'),
  () => checkFile(site, '/sitemap.xml', /xml/),
  ...feeds.map(
    ({ path }) =>
      () =>
        checkFile(site, path, /xml|calendar/),
  ),
  ...rootFiles.map((path) => () => checkFile(site, path, /./)),
  () => checkRange(site, school.links.magazine),
  () => checkHealth(site),
])
const certificate = await checkCertificate(site)

for (const problem of problems) console.error(problem)
console.log(`${site}: ${asked} answers, ${problems.length} problems; ${certificate}`)
process.exitCode = problems.length > 0 ? 1 : 0

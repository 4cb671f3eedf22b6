/**
 * `npm run smoke -- https://www.school.example`: requests everything that visitors and search engines need, and reports
 * the differences. Posts nothing. A second URL is the one that the site was built for.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { feeds, type Route, rootFiles, routes } from '@/content/routes'
import { school } from '@/content/school'
import { mapLimited } from '@/operator/vendor-check/map-limited'

const atOnce = 6
const answerWithinMs = 15_000

/**
 * Returns the patterns of nginx's map of blocked paths on this machine (docs/operating/take-down.md).
 */
function readBlocklist(folder = process.env.NGINX_DIR || '/etc/nginx/school-site'): RegExp[] {
  const names = existsSync(folder) ? readdirSync(folder) : []
  const files = names.filter((name) => /^taken-down.*\.conf$/.test(name))
  const text = files.map((name) => readFileSync(path.join(folder, name), 'utf8')).join('\n')
  return [...text.matchAll(/^\s*(["']?)~(\*?)(\S+?)\1\s+1\s*;/gm)].map(
    ([, , anyCase, pattern = '']) => new RegExp(pattern, anyCase ? 'i' : ''),
  )
}

const blocklist = readBlocklist()

const pageHeaders: Record<string, RegExp> = {
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /./,
  'permissions-policy': /./,
  'content-security-policy': /default-src 'self'/,
  'x-frame-options': /^SAMEORIGIN$/,
}

const problems: string[] = []
let requestCount = 0

type Answer = { status: number; headers: Headers; text: string }

function report(address: string, problem: string): void {
  problems.push(`${address}: ${problem}`)
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if ('code' in error) return String(error.code)
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message
}

async function get(
  site: string,
  address: string,
  headers: Record<string, string> = {},
): Promise<Answer | null> {
  requestCount += 1
  try {
    const answer = await fetch(site + address, {
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(answerWithinMs),
    })
    const { status, headers: given } = answer
    return { status, headers: given, text: await answer.text() }
  } catch (error) {
    report(address, `no answer (${reasonOf(error)})`)
    return null
  }
}

function expectStatus(address: string, answer: Answer, status: number): boolean {
  if (answer.status === 404 && blocklist.some((one) => one.test(address))) return false
  if (answer.status !== status) report(address, `status ${answer.status}, not ${status}`)
  return answer.status === status
}

async function checkPage(site: string, { path, kind }: Route): Promise<void> {
  const answer = await get(site, path)
  if (!answer || !expectStatus(path, answer, 200)) return
  const heading = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(answer.text)?.[1]?.replace(/<[^>]*>/g, '')
  if (!heading?.trim()) report(path, 'no heading')
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(answer.text)?.[1]
  if (kind !== 'detail' && canonical && new URL(canonical).origin !== builtFor)
    report(path, `its canonical address is ${canonical}: set SITE_URL to ${builtFor}`)
  for (const [name, expected] of Object.entries(pageHeaders))
    if (!expected.test(answer.headers.get(name) ?? '')) report(path, `no good header ${name}`)
  if (!answer.headers.get('content-encoding')) report(path, 'not compressed')
}

async function checkRedirect(
  site: string,
  from: string,
  status: number,
  to: string,
): Promise<void> {
  const answer = await get(site, from)
  if (!answer || !expectStatus(from, answer, status)) return
  const location = new URL(answer.headers.get('location') ?? '', site).toString()
  if (location !== site + to) report(from, `leads to ${location}, not to ${to}`)
}

async function checkFile(site: string, address: string, type: RegExp): Promise<void> {
  const answer = await get(site, address)
  if (!answer || !expectStatus(address, answer, 200)) return
  if (!type.test(answer.headers.get('content-type') ?? ''))
    report(address, `is ${answer.headers.get('content-type')}`)
}

async function checkRange(site: string, address: string): Promise<void> {
  const answer = await get(site, address, { range: 'bytes=0-3' })
  if (answer && expectStatus(address, answer, 206) && answer.text !== '%PDF')
    report(address, 'a range of it is not what was asked for')
}

async function checkHealth(site: string): Promise<void> {
  const answer = await get(site, '/api/health')
  if (!answer || !expectStatus('/api/health', answer, 200)) return
  if (!/"status":"ok"/.test(answer.text)) report('/api/health', answer.text.slice(0, 200))
}

const siteUrl = process.argv[2] ?? ''
if (!/^https?:/.test(siteUrl) || !URL.canParse(siteUrl)) {
  console.error('Say which site: npm run smoke -- https://www.school.example')
  process.exit(2)
}
const site = new URL(siteUrl).origin
const builtFor = new URL(process.argv[3] ?? site).origin

const tasks = [
  ...routes.map((route) => () => checkPage(site, route)),
  () => checkRedirect(site, '/no-such-page', 307, '/'),
  () => checkRedirect(site, '/career/', 308, '/Career'),
  () => checkFile(site, '/sitemap.xml', /xml/),
  ...feeds.map(
    ({ path }) =>
      () =>
        checkFile(site, path, /xml|calendar/),
  ),
  // A proxy in front serves that one itself, and only in an outage.
  ...rootFiles
    .filter((path) => path !== '/away.html')
    .map((path) => () => checkFile(site, path, /./)),
  () => checkRange(site, school.links.magazine),
  () => checkHealth(site),
]
await mapLimited(atOnce, tasks, (task) => task())

for (const problem of problems) console.error(problem)
console.log(`${site}: ${requestCount} answers, ${problems.length} problems`)
process.exitCode = problems.length > 0 ? 1 : 0

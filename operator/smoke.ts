/**
 * `npm run smoke -- https://www.school.example`: requests everything that visitors and search engines need, and reports
 * the differences. Posts nothing. A second URL is the one that the site was built for.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { feeds, type Route, rootFiles, routes } from '@/content/routes'
import { mapLimited } from '@/operator/vendor-check/map-limited'

const maxConcurrent = 6
const timeoutMs = 15_000

/** Returns the patterns of nginx's map of blocked paths on this machine (docs/operating/take-down.md). */
function readBlocklist(folder = process.env.NGINX_DIR || '/etc/nginx/school-site'): RegExp[] {
  const names = existsSync(folder) ? readdirSync(folder) : []
  const files = names.filter((name) => /^taken-down.*\.conf$/.test(name))
  const text = files.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n')
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

type PageResponse = { status: number; headers: Headers; text: string }

function report(path: string, problem: string): void {
  problems.push(`${path}: ${problem}`)
}

async function get(
  site: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<PageResponse | null> {
  requestCount += 1
  try {
    const response = await fetch(site + path, {
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const text = await response.text()
    return { status: response.status, headers: response.headers, text }
  } catch (error) {
    report(path, `no response (${error instanceof Error ? (error.cause ?? error) : error})`)
    return null
  }
}

function expectStatus(path: string, response: PageResponse, status: number): boolean {
  if (response.status === 404 && blocklist.some((one) => one.test(path))) return false
  if (response.status !== status) report(path, `status ${response.status}, not ${status}`)
  return response.status === status
}

async function checkPage(site: string, { path, kind }: Route): Promise<void> {
  const response = await get(site, path)
  if (!response || !expectStatus(path, response, 200)) return
  const heading = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(response.text)?.[1]?.replace(/<[^>]*>/g, '')
  if (!heading?.trim()) report(path, 'no heading')
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(response.text)?.[1]
  if (kind !== 'detail' && canonical && new URL(canonical).origin !== publicOrigin)
    report(path, `canonical URL ${canonical}: set SITE_URL=${publicOrigin}`)
  for (const [name, expected] of Object.entries(pageHeaders))
    if (!expected.test(response.headers.get(name) ?? ''))
      report(path, `header ${name} missing or wrong`)
  if (!response.headers.get('content-encoding')) report(path, 'not compressed')
}

async function checkRedirect(
  site: string,
  from: string,
  status: number,
  to: string,
): Promise<void> {
  const response = await get(site, from)
  if (!response || !expectStatus(from, response, status)) return
  const location = new URL(response.headers.get('location') ?? '', site).toString()
  if (location !== site + to) report(from, `redirects to ${location}, not to ${to}`)
}

async function checkFile(site: string, path: string, type: RegExp): Promise<void> {
  const response = await get(site, path)
  if (!response || !expectStatus(path, response, 200)) return
  if (!type.test(response.headers.get('content-type') ?? ''))
    report(path, `wrong Content-Type ${response.headers.get('content-type')}`)
}

async function checkHealth(site: string): Promise<void> {
  const response = await get(site, '/api/health')
  if (!response || !expectStatus('/api/health', response, 200)) return
  if (!/"status":"ok"/.test(response.text)) report('/api/health', response.text.slice(0, 200))
}

const siteUrl = process.argv[2] ?? ''
if (!/^https?:/.test(siteUrl) || !URL.canParse(siteUrl)) {
  console.error('Enter the URL of the site: npm run smoke -- https://www.school.example')
  process.exit(2)
}
const site = new URL(siteUrl).origin
const publicOrigin = new URL(process.argv[3] ?? site).origin

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
  // Only the proxy in front serves away.html, and only in an outage.
  ...rootFiles
    .filter((path) => path !== '/away.html')
    .map((path) => () => checkFile(site, path, /./)),
  () => checkHealth(site),
]
await mapLimited(maxConcurrent, tasks, (task) => task())

for (const problem of problems) console.error(problem)
console.log(`${site}: ${requestCount} requests, ${problems.length} problems`)
process.exitCode = problems.length > 0 ? 1 : 0

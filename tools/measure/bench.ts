/**
 * `npm run bench [seconds] [rounds]`: requests per second of the site, a bare Next page, the site behind nginx, and
 * nginx from disk. The targets take turns, so that other work affects all.
 * `npm run bench growth [factors…]`: the site beside a vendor with many records (`testing/many-records.ts`).
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import path from 'node:path'
import { schoolDay } from '@/lib/school/dates'
import { startSite } from '@/testing/site'
import { ensure } from '../lib/debian'
import { freePort } from '../lib/free-port'
import { build } from '../lib/steps'
import { startBare } from './lib/bare'
import { measureGrowth } from './lib/growth'
import { type Load, load, median, requestOnce } from './lib/http-load'
import { startNginx } from './lib/nginx'

if (process.argv[2] === 'growth') {
  await build()
  const factors = process.argv.slice(3).map(Number)
  const lines = await measureGrowth(factors.length > 0 ? factors : [1, 4, 10, 40], schoolDay())
  console.log(`\n${lines.join('\n')}`)
  process.exit()
}

const [seconds = 3, rounds = 3] = process.argv.slice(2).map(Number)

const missing = ['wrk', 'nginx'].filter((program) => !ensure(program))
if (missing.length > 0) {
  console.error(`The bench needs these programs: apt-get install ${missing.join(' ')}`)
  process.exit(1)
}

await build()
const folder = mkdtempSync(path.join(tmpdir(), 'school-bench-'))
const files = `${folder}/files`
const stops: (() => unknown)[] = []

const row = (cells: readonly (string | undefined)[]) => `| ${cells.join(' | ')} |`

type BenchPage = { name: string; url: string; html: string; isPrerendered?: boolean }

async function kindsOfPage(origin: string): Promise<BenchPage[]> {
  const html = async (url: string) => (await fetch(origin + url)).text()
  const [post] = /\/blog-inner\?id=[\w-]+/.exec(await html('/blog-post')) ?? []
  if (!post) throw new Error('no blog post to measure')
  const pages = [
    { name: 'home', url: '/' },
    { name: 'list', url: '/news' },
    { name: 'detail', url: post },
    { name: 'fixed', url: '/our-motto', isPrerendered: true },
  ]
  return Promise.all(pages.map(async (page) => ({ ...page, html: await html(page.url) })))
}

type Target = { what: string; url: string }

async function measure(targets: readonly Target[]): Promise<(Target & Load)[]> {
  const results = targets.map((target) => ({ ...target, runs: [] as Load[] }))
  for (let at = 0; at < rounds; at += 1)
    for (const { url, runs } of results) runs.push(await load(url, seconds))
  return results.map(({ runs, ...target }) => {
    const of = (key: keyof Load) => median(runs.map((run) => run[key]))
    return { ...target, rps: of('rps'), p50: of('p50'), p99: of('p99') }
  })
}

type Origins = Record<'site' | 'bare' | 'nginx' | 'disk', string>

async function compare(
  { name, url }: BenchPage,
  { site, bare, nginx, disk }: Origins,
): Promise<string[]> {
  const ours = await requestOnce(site + url)
  writeFileSync(`${files}/${name}.${ours.encoding}`, ours.body)
  const results = await measure([
    { what: 'one process', url: site + url },
    { what: 'bare Next', url: `${bare}/${name}/page` },
    { what: 'shipped nginx', url: nginx + url },
    { what: 'disk', url: `${disk}/${name}.${ours.encoding}` },
  ])
  const rpsOf = (what: string) => results.find((result) => result.what === what)?.rps ?? Number.NaN
  const rows: string[] = []
  for (const { what, url, rps, p50, p99 } of results) {
    const { encoding, bytes } = await requestOnce(url)
    const ratios = [rps / rpsOf('bare Next'), rps / rpsOf('disk')].map((one) => one.toFixed(2))
    const size = (bytes / 1000).toFixed(1)
    const figures = [rps.toFixed(), p50.toFixed(1), p99.toFixed(1)]
    rows.push(row([name, encoding, size, what, ...figures, ...ratios]))
  }
  return rows
}

async function main() {
  mkdirSync(files)
  const site = await startSite({ env: { LOG_LEVEL: 'error', TRUSTED_HOPS: '1' } })
  stops.push(site.stop)
  const pages = await kindsOfPage(site.url)
  const bare = await startBare(pages, await freePort())
  stops.push(bare.stop)
  const [port, diskPort] = [await freePort(), await freePort()]
  const upstream = new URL(site.url).host
  const nginx = await startNginx({ folder, upstream, port, diskPort, files })
  stops.push(nginx.stop)
  const targets = {
    site: site.url,
    bare: bare.url,
    nginx: `http://127.0.0.1:${port}`,
    disk: `http://127.0.0.1:${diskPort}`,
  }
  const columns = ['page', 'encoding', 'kB sent', 'target', 'requests/s', 'p50 ms', 'p99 ms']
  const lines = [
    `${cpus().length} cores (${cpus()[0]?.model.trim()}), Node ${process.version}, wrk with 16 connections,`,
    `${rounds} rounds of ${seconds} s each, medians.`,
    '',
    row([...columns, '÷ bare Next', '÷ disk']),
    row(['---', '---', '--:', '---', '--:', '--:', '--:', '--:', '--:']),
  ]
  for (const page of pages) lines.push(...(await compare(page, targets)))
  mkdirSync('test-results', { recursive: true })
  writeFileSync('test-results/bench.md', `${lines.join('\n')}\n`)
  console.log(`\n${lines.join('\n')}`)
}

process.on('exit', () => {
  for (const stop of stops) stop()
  rmSync(folder, { recursive: true, force: true })
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1))
await main()
await Promise.all(stops.map((stop) => stop()))
process.exit()

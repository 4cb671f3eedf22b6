#!/usr/bin/env node
/**
 * `npm run bench [seconds] [rounds]`: requests a second, latencies, processor time and bytes of the built
 * site, of a bare Next page of the same size, of the site behind the shipped nginx, and of nginx with
 * the same bytes from disk, asked with and without compression; memory after 50,000 requests; all of it
 * again while the vendor hangs; what every route weighs against its budget; and the twenty requests that
 * cost most processor. Only addresses of this machine are loaded. The targets take turns, so that what else
 * the machine does falls on all.
 */
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import path from 'node:path'
import { ensure } from '../lib/debian.mjs'
import { standalone } from '../lib/standalone.mjs'
import { build, install } from '../lib/steps.mjs'
import { startBare } from './lib/bare.mjs'
import { askOnce, load, median } from './lib/load.mjs'
import { startNginx } from './lib/nginx.mjs'
import { memoryOf, processorMs, withChildren } from './lib/processes.mjs'
import { weigh } from './lib/weights.mjs'

const [seconds = 3, rounds = 3] = process.argv.slice(2).map(Number)
const manyRequests = 50_000

/** What a request asks for: nothing, as programs do, and what browsers send over HTTPS. */
const asked = [{}, { 'Accept-Encoding': 'gzip, deflate, br' }]

const missing = ['wrk', 'nginx'].filter((program) => !ensure(program))
if (missing.length > 0) {
  console.error(
    `The bench needs ${missing.join(' and ')} (Debian: apt-get install ${missing.join(' ')})`,
  )
  process.exit(1)
}

install()
await build()
const folder = mkdtempSync(path.join(tmpdir(), 'school-bench-'))
const files = `${folder}/files`
const { importTypeScript } = await import('../lib/typescript.mjs')
const { VendorServer } = await importTypeScript('e2e/support/vendor-server.ts')
const { freePort, startSite } = await importTypeScript('e2e/support/site.ts')
const stops = []

async function startOurs(vendor, env = {}) {
  const site = await startSite({
    env: { LOG_LEVEL: 'error', TRUSTED_HOPS: '1', VENDOR_API_URL: vendor.url, ...env },
  })
  stops.push(site.stop)
  return site
}

const round = (number, digits = 0) => (number === undefined ? '' : number.toFixed(digits))
const row = (cells) => `| ${cells.join(' | ')} |`

/** Loads every target in turn, `rounds` times over; medians, and processor time in ms a request. */
async function measure(targets, headers) {
  const results = new Map(targets.map((target) => [target, []]))
  for (let at = 0; at < rounds; at += 1) {
    for (const target of targets) {
      const before = processorMs(target.pids)
      const result = await load(target.url, { seconds, headers })
      const processor = (processorMs(target.pids) - before) / result.total
      results.get(target).push({ ...result, processor })
    }
  }
  return targets.map((target) => {
    const of = (key) => median(results.get(target).map((result) => result[key]))
    return { ...target, rps: of('rps'), p50: of('p50'), p99: of('p99'), processor: of('processor') }
  })
}

/** The largest script file of the build, by its path. */
function largestScript() {
  const at = '/_next/static/chunks/'
  const chunks = path.join(standalone, 'browser', at)
  const names = readdirSync(chunks, { recursive: true }).filter((name) => name.endsWith('.js'))
  const [largest] = names.sort(
    (a, b) => statSync(path.join(chunks, b)).size - statSync(path.join(chunks, a)).size,
  )
  return at + largest
}

/** The pages and the file that are asked for; a page with its HTML. */
async function whatIsAsked(site) {
  const html = async (address) => (await fetch(site + address)).text()
  const [post] = /\/blog-inner\?id=[\w-]+/.exec(await html('/blog-post')) ?? []
  if (!post) throw new Error('no blog post to measure')
  const pages = [
    { name: 'home', address: '/' },
    { name: 'list', address: '/news' },
    { name: 'detail', address: post },
    { name: 'fixed', address: '/our-motto', isPrerendered: true },
  ]
  for (const page of pages) page.html = await html(page.address)
  return [...pages, { name: 'script', address: largestScript() }]
}

/** The table of one thing that is asked for in one way. */
async function compare({ name, address, html }, headers, { site, bare, nginx, disk }) {
  const ours = await askOnce(site.url + address, headers)
  const file = `${name}.${ours.encoding}`
  writeFileSync(`${files}/${file}`, ours.body)
  const pids = withChildren(site.pid)
  const front = withChildren(nginx.pid)
  const results = await measure(
    [
      { what: 'one process', url: site.url + address, pids },
      ...(html
        ? [{ what: 'bare Next', url: `${bare.url}/${name}/page`, pids: withChildren(bare.pid) }]
        : []),
      { what: 'shipped nginx', url: nginx.url + address, pids: [...front, ...pids] },
      { what: 'disk', url: `${disk}/${file}`, pids: front },
    ],
    headers,
  )
  const rpsOf = (what) => results.find((result) => result.what === what)?.rps
  const ratio = (rps, to) => round(to && rps / to, 2)
  const lines = []
  for (const { what, url, rps, p50, p99, processor } of results) {
    const { encoding, bytes } = await askOnce(url, headers)
    lines.push(
      row([
        name,
        encoding,
        round(bytes / 1000, 1),
        what,
        round(rps),
        round(p50, 1),
        round(p99, 1),
        round(processor, 2),
        ratio(rps, rpsOf('bare Next')),
        ratio(rps, rpsOf('disk')),
      ]),
    )
  }
  return lines
}

const columns = [
  'what',
  'encoding',
  'kB sent',
  'what answers',
  'requests/s',
  'p50 ms',
  'p99 ms',
  'processor ms',
  '÷ bare Next',
  '÷ disk',
]

async function main() {
  mkdirSync(files)
  const vendor = await VendorServer.start({ dataDir: `${folder}/vendor` })
  const site = await startOurs(vendor)
  const all = await whatIsAsked(site.url)
  const pages = all.filter(({ html }) => html)
  const bare = await startBare(pages, await freePort())
  stops.push(bare.stop)
  const [port, diskPort] = [await freePort(), await freePort()]
  const upstream = new URL(site.url).host
  const started = await startNginx({ folder, upstream, port, diskPort, files })
  stops.push(started.stop)
  const targets = {
    site,
    bare,
    nginx: {
      url: `http://127.0.0.1:${port}`,
      pid: Number(readFileSync(`${folder}/nginx.pid`, 'utf8')),
    },
    disk: `http://127.0.0.1:${diskPort}`,
  }

  const lines = [
    `${cpus().length} cores (${cpus()[0]?.model.trim()}), Node ${process.version}, wrk with 16 connections,`,
    `${rounds} rounds of ${seconds} s each, medians.`,
    '',
    row(columns),
    row(columns.map((_, at) => (at === 0 || at === 1 || at === 3 ? '---' : '--:'))),
  ]
  for (const headers of asked) {
    for (const one of all) {
      const compared = await compare(one, headers, targets)
      lines.push(...compared)
      console.log(compared.join('\n'))
    }
  }

  const before = memoryOf(site.pid)
  let sent = 0
  for (let at = 0; sent < manyRequests; at += 1) {
    const { total } = await load(site.url + pages[at % pages.length].address, { seconds })
    sent += total
  }
  const after = memoryOf(site.pid)
  lines.push(
    '',
    `Memory of the process: ${before.now} MB before, ${after.now} MB after ${sent} more`,
  )
  lines.push(`requests (at most ${after.most} MB).`)

  const hanging = await startOurs(vendor, { REVALIDATE_SECONDS: '2' })
  const pids = withChildren(hanging.pid)
  for (const { address } of pages) await fetch(hanging.url + address)
  lines.push('', 'The vendor hangs, and every page is due for a refresh every two seconds:', '')
  lines.push(row(['page', 'vendor', 'requests/s', 'p50 ms', 'p99 ms']))
  lines.push(row(['---', '---', '--:', '--:', '--:']))
  for (const fault of [null, 'hang']) {
    vendor.setFault(fault)
    for (const { name, address } of pages) {
      const [{ rps, p50, p99 }] = await measure([{ url: hanging.url + address, pids }])
      lines.push(row([name, fault ? 'hangs' : 'answers', round(rps), round(p50, 1), round(p99, 1)]))
    }
  }
  lines.push('', `Memory of that process after it: ${memoryOf(hanging.pid).now} MB.`)
  vendor.setFault(null)
  lines.push(
    '',
    'Over the wire at 390 px before a scroll, kB in brotli, the heaviest of each kind:',
    '',
  )
  lines.push(...(await weigh(site.url)))
  const { dearest } = await import('./lib/dearest.mjs')
  lines.push('', ...(await dearest(site)))
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

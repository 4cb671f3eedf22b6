#!/usr/bin/env node
/**
 * `npm run bench [seconds] [rounds]`: requests a second of the built site as browsers ask for it over HTTPS, of a bare
 * Next page of the same size, of the site behind the shipped nginx, through the shipped Varnish, and of nginx with the same
 * bytes from disk; and what every route weighs against its budget. Only addresses of this machine are loaded. The targets take turns, so
 * that what else the machine does falls on all.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import path from 'node:path'
import { ensure } from '../lib/debian.mjs'
import { freePort } from '../lib/free-port.mjs'
import { build, install } from '../lib/steps.mjs'
import { importTypeScript } from '../lib/typescript.mjs'
import { startBare } from './lib/bare.mjs'
import { askOnce, load, median } from './lib/load.mjs'
import { startNginx } from './lib/nginx.mjs'
import { weigh } from './lib/weights.mjs'

const [seconds = 3, rounds = 3] = process.argv.slice(2).map(Number)

const missing = ['wrk', 'nginx'].filter((program) => !ensure(program))
if (missing.length > 0) {
  console.error(
    `The bench needs ${missing.join(' and ')} (Debian: apt-get install ${missing.join(' ')})`,
  )
  process.exit(1)
}

await install()
await build()
const { startSite } = await importTypeScript('e2e/support/site.ts')
const folder = mkdtempSync(path.join(tmpdir(), 'school-bench-'))
const files = `${folder}/files`
const stops = []

const round = (number, digits = 0) => (number === undefined ? '' : number.toFixed(digits))
const row = (cells) => `| ${cells.join(' | ')} |`

/** The kinds of page, with the address and the HTML of one. */
async function kindsOfPage(origin) {
  const html = async (address) => (await fetch(origin + address)).text()
  const [post] = /\/blog-inner\?id=[\w-]+/.exec(await html('/blog-post')) ?? []
  if (!post) throw new Error('no blog post to measure')
  const pages = [
    { name: 'home', address: '/' },
    { name: 'list', address: '/news' },
    { name: 'detail', address: post },
    { name: 'fixed', address: '/our-motto', isPrerendered: true },
  ]
  for (const page of pages) page.html = await html(page.address)
  return pages
}

/** Loads every target in turn, `rounds` times over; medians. */
async function measure(targets) {
  const results = targets.map((target) => ({ ...target, runs: [] }))
  for (let at = 0; at < rounds; at += 1)
    for (const { url, runs } of results) runs.push(await load(url, seconds))
  return results.map(({ runs, ...target }) => {
    const of = (key) => median(runs.map((run) => run[key]))
    return { ...target, rps: of('rps'), p50: of('p50'), p99: of('p99') }
  })
}

/** The rows of one kind of page. */
async function compare({ name, address }, { site, bare, nginx, disk }) {
  const ours = await askOnce(site + address)
  writeFileSync(`${files}/${name}.${ours.encoding}`, ours.body)
  const results = await measure([
    { what: 'one process', url: site + address },
    { what: 'bare Next', url: `${bare}/${name}/page` },
    { what: 'shipped nginx', url: nginx + address },
    { what: 'disk', url: `${disk}/${name}.${ours.encoding}` },
  ])
  const rpsOf = (what) => results.find((result) => result.what === what).rps
  const rows = []
  for (const { what, url, rps, p50, p99 } of results) {
    const { encoding, bytes } = await askOnce(url)
    const ratios = [rps / rpsOf('bare Next'), rps / rpsOf('disk')].map((one) => round(one, 2))
    const latencies = [round(p50, 1), round(p99, 1)]
    rows.push(
      row([name, encoding, round(bytes / 1000, 1), what, round(rps), ...latencies, ...ratios]),
    )
  }
  return rows
}

async function main() {
  mkdirSync(files)
  const site = await startSite({
    env: { LOG_LEVEL: 'error', TRUSTED_HOPS: '1' },
  })
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
  const columns = ['what', 'encoding', 'kB sent', 'what answers', 'requests/s', 'p50 ms', 'p99 ms']
  const lines = [
    `${cpus().length} cores (${cpus()[0]?.model.trim()}), Node ${process.version}, wrk with 16 connections,`,
    `${rounds} rounds of ${seconds} s each, medians.`,
    '',
    row([...columns, '÷ bare Next', '÷ disk']),
    row(['---', '---', '--:', '---', '--:', '--:', '--:', '--:', '--:']),
  ]
  for (const page of pages) lines.push(...(await compare(page, targets)))
  lines.push(
    '',
    'Over the wire at 390 px before a scroll, kB in brotli, the heaviest of each kind:',
    '',
    ...(await weigh(site.url)),
  )
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

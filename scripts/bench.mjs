#!/usr/bin/env node
/**
 * `npm run bench [seconds] [rounds]`: requests a second and latencies of the built site, of the site
 * behind the shipped nginx, of nginx with the same bytes from disk, and of a bare Next page of the same
 * size; memory after 50,000 requests; all of it again while the vendor hangs; and what every route
 * weighs against its budget. Only addresses of this machine are loaded. The targets take turns, so that
 * what else the machine does falls on all.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import path from 'node:path'
import { buildBare } from './bench/bare.mjs'
import { ensure } from './bench/debian.mjs'
import { load, median } from './bench/load.mjs'
import { startNginx } from './bench/nginx.mjs'
import { weigh } from './bench/weights.mjs'
import { standaloneEnv, standaloneServer } from './lib/standalone.mjs'
import { build, install } from './lib/steps.mjs'
import { until } from './lib/until.mjs'

const [seconds = 3, rounds = 3] = process.argv.slice(2).map(Number)
const ports = { site: 4253, vendor: 4254, nginx: 4255, disk: 4256, bare: 4257, hanging: 4258 }
const manyRequests = 50_000

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
const { importTypeScript } = await import('./lib/typescript.mjs')
const { VendorServer } = await importTypeScript('e2e/support/vendor-server.ts')
const stops = []

function start(args, env) {
  const child = spawn(process.execPath, args, { stdio: 'ignore', env })
  stops.push(() => child.kill('SIGKILL'))
  child.on('exit', (code) => {
    if (code !== null) {
      console.error(`${args[0]} ended by itself; is its port taken?`)
      process.exit(1)
    }
  })
  return child.pid
}

async function startSite(port, env = {}) {
  const base = { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'error', TRUSTED_HOPS: '1' }
  const vendor = {
    VENDOR_API_URL: `http://127.0.0.1:${ports.vendor}`,
    DATA_DIR: `${folder}/${port}`,
  }
  const pid = start(
    [standaloneServer],
    standaloneEnv({ ...base, ...vendor, ...env }, port, '127.0.0.1'),
  )
  await until(`http://127.0.0.1:${port}/api/health`)
  return pid
}

function memoryOf(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const kilobytes = (name) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1])
  return { now: Math.round(kilobytes('VmRSS') / 1024), most: Math.round(kilobytes('VmHWM') / 1024) }
}

const round = (number, digits = 0) => number.toFixed(digits)
const row = (cells) => `| ${cells.join(' | ')} |`

/** Loads every target in turn, `rounds` times over. */
async function measure(targets) {
  const results = new Map(targets.map(({ name }) => [name, []]))
  for (let at = 0; at < rounds; at += 1) {
    for (const { name, url } of targets) results.get(name).push(await load(url, { seconds }))
  }
  return targets.map(({ name }) => {
    const of = (key) => median(results.get(name).map((result) => result[key]))
    return { name, rps: of('rps'), p50: of('p50'), p99: of('p99') }
  })
}

function tableOf(page, bytes, results) {
  const bare = results.find(({ name }) => name === 'bare Next page')?.rps
  const disk = results.find(({ name }) => name === 'nginx, same bytes from disk')?.rps
  return results.map(({ name, rps, p50, p99 }) =>
    row([
      page,
      `${round(bytes / 1024)} kB`,
      name,
      round(rps),
      round(p50, 1),
      round(p99, 1),
      bare ? round(rps / bare, 2) : '',
      disk ? round(rps / disk, 2) : '',
    ]),
  )
}

async function main() {
  const vendor = await VendorServer.start({ dataDir: `${folder}/vendor`, port: ports.vendor })
  const pid = await startSite(ports.site)
  const site = `http://127.0.0.1:${ports.site}`
  const posts = await (await fetch(`${site}/blog-post`)).text()
  const post = /\/blog-inner\?id=[\w-]+/.exec(posts)?.[0]
  if (!post) throw new Error('no blog post to measure')
  const pages = [
    { page: 'home', address: '/' },
    { page: 'list', address: '/news' },
    { page: 'detail', address: post },
    { page: 'fixed', address: '/our-motto', isPrerendered: true },
  ]
  mkdirSync(`${folder}/files`)
  for (const one of pages) {
    await fetch(site + one.address)
    const html = await (await fetch(site + one.address)).text()
    one.bytes = Buffer.byteLength(html)
    writeFileSync(`${folder}/files/${one.page}.html`, html)
  }

  const bare = buildBare(pages.map(({ page, ...one }) => ({ name: page, ...one })))
  start(
    ['node_modules/next/dist/bin/next', 'start', bare, '-p', String(ports.bare), '-H', '127.0.0.1'],
    {
      ...process.env,
      NODE_ENV: 'production',
    },
  )
  await until(`http://127.0.0.1:${ports.bare}/home/page`)
  const upstream = `127.0.0.1:${ports.site}`
  const nginx = await startNginx({
    folder,
    upstream,
    port: ports.nginx,
    diskPort: ports.disk,
    files: `${folder}/files`,
  })
  stops.push(nginx.stop)

  const lines = [
    `${cpus().length} cores (${cpus()[0]?.model.trim()}), Node ${process.version}, wrk with 16 connections,`,
    `${rounds} rounds of ${seconds} s each, medians; no compression asked for.`,
    '',
    row([
      'page',
      'HTML',
      'what answers',
      'requests/s',
      'p50 ms',
      'p99 ms',
      '÷ bare Next',
      '÷ disk',
    ]),
    row(['---', '--:', '---', '--:', '--:', '--:', '--:', '--:']),
  ]
  for (const { page, address, bytes } of pages) {
    const results = await measure([
      { name: 'one process', url: site + address },
      { name: 'bare Next page', url: `http://127.0.0.1:${ports.bare}/${page}/page` },
      { name: 'behind the shipped nginx', url: `http://127.0.0.1:${ports.nginx}${address}` },
      { name: 'nginx, same bytes from disk', url: `http://127.0.0.1:${ports.disk}/${page}.html` },
    ])
    lines.push(...tableOf(page, bytes, results))
    console.log(lines.slice(-4).join('\n'))
  }

  const before = memoryOf(pid)
  let sent = 0
  for (let at = 0; sent < manyRequests; at += 1) {
    const { total } = await load(site + pages[at % pages.length].address, { seconds })
    sent += total
  }
  const after = memoryOf(pid)
  lines.push(
    '',
    `Memory of the process: ${before.now} MB before, ${after.now} MB after ${sent} more`,
  )
  lines.push(`requests (at most ${after.most} MB).`)

  const hangingPid = await startSite(ports.hanging, { REVALIDATE_SECONDS: '2' })
  const hanging = `http://127.0.0.1:${ports.hanging}`
  for (const { address } of pages) await fetch(hanging + address)
  lines.push('', 'The vendor hangs, and every page is due for a refresh every two seconds:', '')
  lines.push(row(['page', 'vendor', 'requests/s', 'p50 ms', 'p99 ms']))
  lines.push(row(['---', '---', '--:', '--:', '--:']))
  for (const fault of [null, 'hang']) {
    vendor.setFault(fault)
    for (const { page, address } of pages) {
      const [{ rps, p50, p99 }] = await measure([{ name: page, url: hanging + address }])
      lines.push(row([page, fault ? 'hangs' : 'answers', round(rps), round(p50, 1), round(p99, 1)]))
    }
  }
  lines.push('', `Memory of that process after it: ${memoryOf(hangingPid).now} MB.`)
  vendor.setFault(null)
  lines.push(
    '',
    'Over the wire at 390 px before a scroll, kB in gzip, the heaviest of each kind:',
    '',
  )
  lines.push(...(await weigh(site)))
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
process.exit()

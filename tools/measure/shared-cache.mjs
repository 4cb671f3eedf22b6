#!/usr/bin/env node
/**
 * `node tools/measure/shared-cache.mjs [rates|hits|outage] [minutes]`: two instances with a Redis behind the shipped
 * Varnish, asked at fixed rates. `rates`: latencies, processor, memory and calls of the vendor at what 1,000 and 100,000
 * readers a minute ask, of one process, of two, and through Varnish. `hits`: 100,000 reads of 500 addresses while the
 * vendor changes every ten seconds and tells of it; how many reached the site, and whether a page older than a second
 * after its purge was seen. `outage`: both instances gone for ten minutes; how many reads of what had been read failed.
 * Builds nothing: after `npm run build`.
 */
import { readFileSync, rmSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { ensure } from '../lib/debian.mjs'
import { freePort } from '../lib/free-port.mjs'
import { importTypeScript } from '../lib/typescript.mjs'
import { readAtRate } from './lib/open-loop.mjs'
import { processorMs, withChildren } from './lib/processes.mjs'
import { hasVarnish, startVarnish } from './lib/varnish.mjs'

const [part = 'hits', minutes = 10] = process.argv.slice(2)

const { startSite, temporaryFolder, testToken, asOperator } =
  await importTypeScript('e2e/support/site.ts')
const { VendorServer } = await importTypeScript('e2e/support/vendor-server.ts')
const { startRedis } = await importTypeScript('e2e/support/redis.ts')

if (!hasVarnish() || !ensure('redis-server')) {
  console.error(
    'This needs Varnish and Redis (Debian: apt-get install varnish varnish-modules redis-server)',
  )
  process.exit(1)
}

const stops = []
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/** Instances behind Varnish, with a vendor that they share. */
async function startAll() {
  const redis = await startRedis()
  stops.push(redis.kill)
  const vendor = await VendorServer.start({ dataDir: await temporaryFolder(), token: testToken })
  stops.push(() => vendor.refuse())
  const folder = await temporaryFolder()
  stops.push(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  const [port, purgePort, ...ports] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ]
  const upstreams = ports.map((one) => `127.0.0.1:${one}`)
  const varnish = await startVarnish({ folder, upstreams, port, purgePort })
  stops.push(varnish.stop)
  const env = {
    VENDOR_API_URL: vendor.url,
    REDIS_URL: redis.url,
    TRUSTED_HOPS: '1',
    LOG_LEVEL: 'error',
    SHARED_CACHE_SECONDS: '86400',
    SHARED_CACHE_VARNISH: `http://127.0.0.1:${purgePort}`,
  }
  const sites = await Promise.all(ports.map((one) => startSite({ env, port: one })))
  for (const site of sites) stops.push(site.stop)
  return { vendor, varnish, sites }
}

/** Pages, lists, feeds and pictures that have an address of their own, as many as are asked for. */
async function addressesOf(site, most) {
  const text = async (address) => (await fetch(site.url + address)).text()
  const pages = [
    ...(await text('/sitemap.xml')).matchAll(/<loc>[^<]*?\/\/[^/<]+([^<]*)<\/loc>/g),
  ].map(([, address]) => (address || '/').replaceAll('&amp;', '&'))
  const found = new Set(['/', '/news', '/feed.xml', '/sitemap.xml', ...pages])
  for (const page of [...found]) {
    if (found.size >= most) break
    for (const [address] of (await text(page)).matchAll(
      /\/(?:media|pictures|_next\/static)\/[\w./%~-]+/g,
    ))
      found.add(address)
  }
  return [...found].slice(0, most)
}

/** Has Varnish keep addresses of a site; those that it does. A list that the vendor has not given yet keeps its pages out. */
async function keepAll(varnish, site, most) {
  let addresses = []
  for (let round = 0; round < 5 && addresses.length < most; round += 1) {
    const all = await addressesOf(site, most)
    await readAtRate({ url: varnish.url, addresses: all, rate: 50, total: all.length })
    await pause(3000)
    const kept = await Promise.all(
      all.map(async (address) => {
        const answer = await fetch(varnish.url + address, { headers: { 'accept-encoding': 'br' } })
        await answer.arrayBuffer()
        return answer.headers.get('cache-status') === 'varnish; hit'
      }),
    )
    addresses = all.filter((_, at) => kept[at])
    console.log(
      `${addresses.length} of ${all.length} are kept`,
      all.filter((_, at) => !kept[at]).slice(0, 5),
    )
  }
  return addresses
}

const round = (number) => Number(number.toFixed(number < 10 ? 2 : 0))

/** What a process takes of memory, in MB. */
function megabytes(pid) {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
}

/** Latencies and costs at some rates, of pages of each kind and one search in a hundred. */
async function measureRates({ vendor, varnish, sites }) {
  const all = await addressesOf(sites[0], 300)
  const pages = all.filter((address) => !/\/(?:media|pictures|_next)\//.test(address))
  const rows = []
  for (const [what, origin, processes] of [
    ['one process', sites[0].url, [sites[0].pid]],
    ['Varnish and two', varnish.url, [...sites.map(({ pid }) => pid), varnish.pid]],
  ]) {
    for (const rate of [1000 / 60, 100_000 / 60]) {
      const total = Math.round(rate * 20)
      const addresses = Array.from({ length: total }, (_, at) =>
        at % 100 === 99 ? `/search?q=${all.length + at}` : pages[at % pages.length],
      )
      await readAtRate({ url: origin, addresses: pages, rate: 50, total: pages.length })
      vendor.requests.length = 0
      const before = processes.map((pid) => processorMs(withChildren(pid)))
      const { failed, p50, p99, worst } = await readAtRate({ url: origin, addresses, rate, total })
      const used = processes.map((pid, at) => processorMs(withChildren(pid)) - before[at])
      rows.push({
        what,
        'reads/s': round(rate),
        failed,
        'p50 ms': round(p50),
        'p99 ms': round(p99),
        'worst ms': round(worst),
        'processor ms/read': used.map((ms) => round(ms / total)).join(' + '),
        MB: processes
          .map((pid) => Math.round(withChildren(pid).reduce((sum, one) => sum + megabytes(one), 0)))
          .join(' + '),
        'vendor calls/min': vendor.requests.length * 3,
      })
    }
  }
  console.table(rows)
}

/** Reads while the vendor changes. */
async function measureHits({ vendor, varnish, sites }) {
  const addresses = await keepAll(varnish, sites[0], 500)
  const total = 100_000
  const rate = 2000
  const asked = () => varnish.count('MAIN.cache_miss') + varnish.count('MAIN.s_pass')
  const before = asked()
  const toldAt = []
  let isOver = false
  async function change() {
    for (let at = 0; !isOver; at += 1) {
      vendor.setAnswer('/api/news/All/DPSSWB', [{ title: `Change ${at}.`, fromDate: '2026-11-20' }])
      const answer = await fetch(`${sites[at % 2].url}/api/revalidate`, {
        method: 'POST',
        headers: asOperator,
        body: JSON.stringify({ tags: ['news'] }),
      })
      if (!(await answer.json()).renewed) throw new Error('the vendor did not answer')
      toldAt.push(performance.now())
      for (let waited = 0; waited < 10_000 && !isOver; waited += 100) await pause(100)
    }
  }
  let seen = 0
  let oldest = 0
  let late = 0
  const onAnswer = ({ address, body, askedAt }) => {
    if (address !== '/news' && address !== '/feed.xml') return
    const text = String(body[0] === 0x1f ? gunzipSync(body) : brotliDecompressSync(body))
    const shown = Number(/Change (\d+)\./.exec(text)?.[1] ?? -1)
    seen += 1
    // What the first change that it lacks was told so long before it was asked for.
    const lacks = toldAt[shown + 1]
    const ageMs = lacks === undefined ? 0 : askedAt - lacks
    oldest = Math.max(oldest, ageMs)
    if (ageMs > 1000) late += 1
  }
  const changes = change()
  const { failed, p50, p99, worst, seconds } = await readAtRate({
    url: varnish.url,
    addresses,
    rate,
    total,
    onAnswer,
  })
  isOver = true
  const reached = asked() - before
  await changes
  console.table({
    addresses: addresses.length,
    reads: total,
    seconds: round(seconds),
    failed,
    changes: toldAt.length,
    'reached the site': reached,
    'answered without it, %': Number((100 - (100 * reached) / total).toFixed(3)),
    'p50 ms': round(p50),
    'p99 ms': round(p99),
    'worst ms': round(worst),
    'looked at for their age': seen,
    'oldest, ms after it was told': Math.round(oldest),
    'older than a second': late,
  })
}

/** Reads while nothing stands behind Varnish. */
async function measureOutage({ varnish, sites }) {
  const addresses = await keepAll(varnish, sites[0], 500)
  for (const site of sites) process.kill(site.pid, 'SIGKILL')
  const rate = 20
  const total = Number(minutes) * 60 * rate
  const { failed, p50, p99, worst, seconds } = await readAtRate({
    url: varnish.url,
    addresses,
    rate,
    total,
  })
  console.table({
    addresses: addresses.length,
    reads: total,
    seconds: round(seconds),
    failed,
    'p50 ms': round(p50),
    'p99 ms': round(p99),
    'worst ms': round(worst),
  })
}

const parts = { rates: measureRates, hits: measureHits, outage: measureOutage }
try {
  await parts[part](await startAll())
} finally {
  await Promise.allSettled(stops.reverse().map((stop) => stop()))
  process.exit()
}

import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { VendorServer } from '@/mocks/vendor/faulty-server'
import { manyRecords } from '@/testing/many-records'
import { asOperator, startSite, temporaryFolder, testToken } from '@/testing/site'
import { freePort } from '../../lib/free-port'
import { requestOnce } from './http-load'

const health = z.object({ lists: z.record(z.string(), z.object({ loaded: z.boolean() })) })

const maxWaitMs = 60_000
const pollMs = 100

function firstRenders(year: number) {
  return [
    ['list', '/news'],
    ['year', `/gallery?year=${year - 10}`],
    ['month', `/school-calendar?month=${year - 3}-08`],
    ['search', '/search?q=science+fair'],
    ['next search', '/search?q=chess'],
  ] as const
}

async function timeOf(url: string): Promise<number> {
  const began = performance.now()
  await requestOnce(url)
  return performance.now() - began
}

/** Measures a site from its start beside a vendor with `factor` times a school's records; returns a row of Markdown. */
async function grow(factor: number, today: string): Promise<string> {
  const vendor = await VendorServer.start({ dataDir: await temporaryFolder(), token: testToken })
  for (const [path, body] of manyRecords(factor, today)) vendor.setResponse(path, body)
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const metric = async (name: string) => {
    const text = await fetch(`${url}/api/metrics`, { headers: asOperator }).then(
      (response) => response.text(),
      () => '',
    )
    return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? 0)
  }
  const began = performance.now()
  const env = {
    VENDOR_API_URL: vendor.url,
    LOG_LEVEL: 'error',
    FORM_LIMIT_PER_ADDRESS: '1000',
    // The process's memory depends on these, which `deploy/school-site.service` sets.
    NODE_OPTIONS: '--max-old-space-size=512',
    MALLOC_MMAP_THRESHOLD_: '131072',
  }
  const starting = startSite({ port, env })
  let [blockedSeconds, loadedMs, missing] = [0, Number.NaN, ['all']]
  while (missing.length > 0 && performance.now() - began < maxWaitMs) {
    await pause(pollMs)
    blockedSeconds = Math.max(blockedSeconds, await metric('nodejs_eventloop_lag_max_seconds'))
    const facts = await fetch(`${url}/api/health`, { headers: asOperator }).then(
      async (response) => health.safeParse(await response.json()).data,
      () => undefined,
    )
    const lists = Object.entries(facts?.lists ?? { all: { loaded: false } })
    missing = lists.filter(([, { loaded }]) => !loaded).map(([name]) => name)
    loadedMs = performance.now() - began
  }
  const site = await starting
  const renders: string[] = []
  for (const [, path] of firstRenders(Number(today.slice(0, 4))))
    renders.push((await timeOf(url + path)).toFixed())
  const megabytes = (await metric('process_resident_memory_bytes')) / 1e6
  // A list that exceeds a bound responds 503.
  const filters = await Promise.allSettled(
    ['news', 'gallery', 'events'].map((list) => requestOnce(`${url}/api/lists/${list}`)),
  )
  const sizes = filters.map((one) => (one.status === 'fulfilled' ? one.value.bytes : 0))
  const kilobytes = Math.max(...sizes) / 1000
  await site.stop()
  await vendor.refuse()
  const start = missing.length > 0 ? `not ${missing.join(', ')}` : (loadedMs / 1000).toFixed(1)
  const cells = [factor, start, (1000 * blockedSeconds).toFixed(), megabytes.toFixed(), ...renders]
  return `| ${[...cells, kilobytes.toFixed()].join(' | ')} |`
}

/** Resolves to a Markdown table: start, event loop, memory, first renders and filter JSON by the amount of records. */
export async function measureGrowth(factors: readonly number[], today: string): Promise<string[]> {
  const renders = firstRenders(0).map(([name]) => `first ${name} ms`)
  const headings = ['factor', 'all lists s', 'blocked ms', 'memory MB', ...renders, 'filter kB']
  const lines = [`| ${headings.join(' | ')} |`, `|${'--:|'.repeat(headings.length)}`]
  for (const factor of factors) lines.push(await grow(factor, today))
  return lines
}

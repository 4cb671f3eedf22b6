#!/usr/bin/env node
/**
 * `npm run lighthouse [path…]`: eight kinds of page by Lighthouse as a phone, the median of three runs,
 * beside a bare Next page of the size of a list; and how soon the home page shows its text on a slow
 * line. What it was when last looked at is in docs/measurements.md.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { buildBare } from './bench/bare.mjs'
import { median } from './bench/load.mjs'
import { findChromium } from './lib/chromium.mjs'
import { standaloneEnv, standaloneServer } from './lib/standalone.mjs'
import { build, install } from './lib/steps.mjs'
import { until } from './lib/until.mjs'

const port = 4390
const barePort = 4392
const debuggingPort = 4391
const runs = 3
const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const audits = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift']

/** Round trip and rate of a weak telephone line. */
const slow = { latency: 400, downloadThroughput: 125_000, uploadThroughput: 125_000 }

const origin = `http://127.0.0.1:${port}`
const bareOrigin = `http://127.0.0.1:${barePort}`
const stops = []

function start(args, env) {
  const child = spawn(process.execPath, args, {
    stdio: 'ignore',
    env: { ...process.env, NODE_ENV: 'production', ...env },
  })
  stops.push(() => child.kill())
}

/** A bare Next page as large as the news list; its whole address. */
async function startBare() {
  const html = await (await until(`${origin}/news`)).text()
  const folder = buildBare([{ name: 'bare', bytes: Buffer.byteLength(html) }])
  const place = ['-p', String(barePort), '-H', '127.0.0.1']
  start(['node_modules/next/dist/bin/next', 'start', folder, ...place])
  const address = `${bareOrigin}/bare/page`
  await until(address)
  return address
}

async function firstAlbum() {
  const records = await (await fetch(`${origin}/api/lists/gallery`)).json()
  return `/photo-categories?id=${records[0].id}`
}

/** Home, hub, words, tables, list, pictures, detail, form. */
async function eightKinds() {
  const album = await firstAlbum()
  return ['/', '/about-us', '/our-motto', '/fee-i-ii', '/news', '/gallery', album, '/contact-us']
}

/** Scores (0 to 100) and timings of one visit. */
async function visit(address) {
  const result = await lighthouse(new URL(address, origin).href, {
    port: debuggingPort,
    logLevel: 'error',
  })
  if (!result) throw new Error(`Lighthouse had nothing to say of ${address}`)
  const { lhr } = result
  return Object.fromEntries([
    ...categories.map((name) => [name, Math.round((lhr.categories[name].score ?? 0) * 100)]),
    ...audits.map((name) => [name, lhr.audits[name].numericValue ?? Number.NaN]),
  ])
}

async function medianOf(address) {
  const visits = []
  for (let run = 0; run < runs; run++) visits.push(await visit(address))
  return Object.fromEntries(
    [...categories, ...audits].map((name) => [name, median(visits.map((one) => one[name]))]),
  )
}

/** Milliseconds until the home page first paints text on a slow line, from an empty cache. */
async function slowText(browser) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { offline: false, ...slow })
  await page.goto(origin, { waitUntil: 'load', timeout: 60_000 })
  const paint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  )
  await context.close()
  return paint
}

install()
await build()
const data = mkdtempSync(path.join(tmpdir(), 'lighthouse-'))
start([standaloneServer], standaloneEnv({ ...process.env, DATA_DIR: data }, port, '127.0.0.1'))
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [`--remote-debugging-port=${debuggingPort}`, '--no-sandbox'],
})
try {
  await until(`${origin}/api/health`)
  const asked = process.argv.slice(2)
  const addresses = [...(asked.length ? asked : await eightKinds()), await startBare()]
  for (const address of addresses) await visit(address)
  const load = loadavg()[0]?.toFixed(1)
  console.log(
    `Node ${process.version}, ${cpus().length} cores, load ${load} before the first run\n`,
  )
  console.log(
    '| page | performance | accessibility | best practices | SEO | LCP s | TBT ms | CLS |',
  )
  console.log('|---|---|---|---|---|---|---|---|')
  for (const address of addresses) {
    const row = await medianOf(address)
    const [lcp, tbt, cls] = audits.map((name) => row[name])
    const name = address.startsWith(bareOrigin) ? 'a bare Next page' : address
    const scores = categories.map((category) => row[category]).join(' | ')
    console.log(
      `| ${name} | ${scores} | ${(lcp / 1000).toFixed(2)} | ${tbt.toFixed(0)} | ${cls.toFixed(3)} |`,
    )
  }
  const paints = []
  for (let run = 0; run < runs; run++) paints.push(await slowText(browser))
  console.log(
    `\nHome at ${slow.latency} ms and 1 Mbps: text after ${(median(paints) / 1000).toFixed(2)} s`,
  )
} finally {
  await browser.close()
  for (const stop of stops) stop()
}

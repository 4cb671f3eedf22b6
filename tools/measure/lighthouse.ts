/**
 * `npm run lighthouse [runs] [path…] [taps]`: kinds of page by Lighthouse, in turns with a bare Next page, medians; and
 * INP of the first tap. Results are in docs/measurements.md.
 */
import { cpus, loadavg } from 'node:os'
import { type Browser, chromium } from 'playwright'
import { z } from 'zod'
import { everyUrl } from '@/testing/browser/page-urls'
import { startSite } from '@/testing/site'
import { findChromium } from '../lib/chromium'
import { freePort } from '../lib/free-port'
import { install } from '../lib/install.mjs'
import { build, measure } from '../lib/steps'
import { startBare } from './lib/bare'
import { median } from './lib/http-load'
import { type Tap, tap, taps } from './lib/taps'

const args = process.argv.slice(2)
const runs = Number(args.find((one) => /^\d+$/.test(one)) ?? 5)
const chosenPaths = args.filter((one) => one.startsWith('/'))
const tapsAfterMs = [0, 3000]
const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const audits = [
  'largest-contentful-paint',
  'total-blocking-time',
  'mainthread-work-breakdown',
  'cumulative-layout-shift',
]

const report = z.object({
  lhr: z.object({
    categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
    audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })),
  }),
})

const lighthouseModule = z.object({
  default: z.custom<(url: string, flags: { port: number; logLevel: string }) => Promise<unknown>>(
    (value) => typeof value === 'function',
  ),
})

const kindsOfPage: readonly string[] = [
  ...['/', '/about-us', '/our-motto', '/fee-i-ii'],
  ...['/news', '/gallery', '/school-calendar'],
  ...['/photo-categories', '/blog-inner', '/contact-us'],
]

async function score(url: string, port: number): Promise<Record<string, number>> {
  const { lhr } = report.parse(await lighthouse(url, { port, logLevel: 'error' }))
  return Object.fromEntries([
    ...categories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)]),
    ...audits.map((name) => [name, lhr.audits[name]?.numericValue ?? Number.NaN]),
  ])
}

async function printScores(
  pages: readonly { name: string; url: string }[],
  port: number,
): Promise<void> {
  const visits = pages.map((page) => ({ ...page, scores: [] as Record<string, number>[] }))
  for (let run = 0; run < runs; run += 1) {
    for (const { url, scores } of visits) scores.push(await score(url, port))
  }
  const headings =
    'performance | accessibility | best practices | SEO | LCP s | TBT ms | main thread ms | CLS'
  console.log(`| page | ${headings} |`)
  console.log('|---|--:|--:|--:|--:|--:|--:|--:|--:|')
  for (const { name, scores: all } of visits) {
    const of = (key: string) => median(all.map((visit) => visit[key] ?? Number.NaN))
    const [lcp = 0, tbt = 0, mainThread = 0, cls = 0] = audits.map(of)
    const scores = categories.map(of).join(' | ')
    const timings = `${(lcp / 1000).toFixed(2)} | ${tbt.toFixed(0)} | ${mainThread.toFixed(0)} | ${cls.toFixed(3)}`
    console.log(`| ${name} | ${scores} | ${timings} |`)
  }
}

async function printTaps(origin: string, browser: Browser): Promise<void> {
  console.log('\nThe first tap on slow 4G at 4 times slower, milliseconds to its answer (worst):\n')
  console.log('| page | tap on | at the first paint | three seconds later |')
  console.log('|---|---|--:|--:|')
  const results = taps.map((one: Tap) => ({
    ...one,
    runs: tapsAfterMs.map((afterMs) => ({ afterMs, times: [] as (number | null)[] })),
  }))
  for (let run = 0; run < runs; run += 1) {
    for (const one of results)
      for (const { afterMs, times } of one.runs)
        times.push(await tap(browser, origin, one, afterMs))
  }
  for (const { url, what, runs: all } of results) {
    const cells = all.map(({ times }) => {
      const answered = times.filter((ms) => ms !== null)
      if (answered.length === 0) return 'the link is followed'
      return `${median(answered)} (${Math.max(...answered)})`
    })
    console.log(`| ${url} | ${what} | ${cells.join(' | ')} |`)
  }
}

await install(measure)
// Only `tools/measure` has its packages, and so its types.
const { default: lighthouse } = lighthouseModule.parse(await import(String('lighthouse')))
await build()
const port = await freePort()
const stops: (() => unknown)[] = []
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [`--remote-debugging-port=${port}`, '--no-sandbox'],
})
try {
  const site = await startSite()
  stops.push(site.stop)
  const html = await (await fetch(`${site.url}/news`)).text()
  const bare = await startBare([{ name: 'bare', html }], await freePort())
  stops.push(bare.stop)
  const kinds = (await everyUrl(site)).filter(({ route }) => kindsOfPage.includes(route.path))
  const paths = chosenPaths.length > 0 ? chosenPaths : kinds.map(({ url }) => url)
  const pages = [
    ...paths.map((name) => ({ name, url: site.url + name })),
    { name: 'a bare Next page', url: `${bare.url}/bare/page` },
  ]
  for (const { url } of pages) await fetch(url)
  const [cores, load] = [cpus().length, loadavg()[0]?.toFixed(1)]
  console.log(`Node ${process.version}, ${cores} cores, load ${load} before, ${runs} runs\n`)
  if (!args.includes('taps')) await printScores(pages, port)
  await printTaps(site.url, browser)
} finally {
  await browser.close()
  for (const stop of stops) await stop()
}

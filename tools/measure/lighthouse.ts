/**
 * `npm run lighthouse [runs] [path…]`: kinds of page by Lighthouse, in turns with a bare Next page, medians. Results are
 * in docs/measurements.md.
 */
import { cpus, loadavg } from 'node:os'
import { z } from 'zod'
import { everyUrl, oneOfEachKind } from '@/testing/page-urls'
import { startSite } from '@/testing/site'
import { findChromium } from '../lib/chromium'
import { freePort } from '../lib/free-port'
import { npm } from '../lib/install.mjs'
import { build } from '../lib/steps'
import { startBare } from './lib/bare'
import { median } from './lib/http-load'

const args = process.argv.slice(2)
const runs = Number(args.find((one) => /^\d+$/.test(one)) ?? 5)
const chosenPaths = args.filter((one) => one.startsWith('/'))
const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const audits = [
  'largest-contentful-paint',
  'total-blocking-time',
  'mainthread-work-breakdown',
  'cumulative-layout-shift',
]

const report = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })),
})

const lighthouse = ['exec', '--yes', '--package=lighthouse@12.8.2', '--', 'lighthouse']
const chromeFlags = ['--headless=new', '--no-sandbox', '--disable-background-networking']

function score(url: string): Record<string, number> {
  const flags = ['--quiet', '--output=json', `--chrome-flags=${chromeFlags.join(' ')}`]
  const env = { ...process.env, CHROME_PATH: findChromium() }
  const options = { encoding: 'utf8', env, maxBuffer: 1e8 } as const
  const { stdout } = npm([...lighthouse, url, ...flags], options)
  const result = report.parse(JSON.parse(String(stdout)))
  return Object.fromEntries([
    ...categories.map((name) => [name, Math.round((result.categories[name]?.score ?? 0) * 100)]),
    ...audits.map((name) => [name, result.audits[name]?.numericValue ?? Number.NaN]),
  ])
}

function printScores(pages: readonly { name: string; url: string }[]): void {
  const visits = pages.map((page) => ({ ...page, scores: [] as Record<string, number>[] }))
  for (let run = 0; run < runs; run += 1) {
    for (const { url, scores } of visits) scores.push(score(url))
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

await build()
const stops: (() => unknown)[] = []
try {
  const site = await startSite()
  stops.push(site.stop)
  const html = await (await fetch(`${site.url}/news`)).text()
  const bare = await startBare([{ name: 'bare', html }], await freePort())
  stops.push(bare.stop)
  const kinds = oneOfEachKind(await everyUrl(site))
  const paths = chosenPaths.length > 0 ? chosenPaths : kinds.map(({ url }) => url)
  const pages = [
    ...paths.map((name) => ({ name, url: site.url + name })),
    { name: 'a bare Next page', url: `${bare.url}/bare/page` },
  ]
  for (const { url } of pages) await fetch(url)
  const [cores, load] = [cpus().length, loadavg()[0]?.toFixed(1)]
  console.log(`Node ${process.version}, ${cores} cores, load ${load} before, ${runs} runs\n`)
  printScores(pages)
} finally {
  for (const stop of stops) await stop()
}

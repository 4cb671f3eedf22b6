#!/usr/bin/env node
/**
 * `npm run lighthouse [runs] [path…] [taps]`: the kinds of page by Lighthouse as a phone, in turns with a bare Next page
 * of the size of a list, medians of five runs; and how soon the first tap is answered. With the word `taps`, the taps
 * alone. What it was when last looked at is in docs/measurements.md.
 */
import { cpus, loadavg } from 'node:os'
import { chromium } from 'playwright'
import { findChromium } from '../lib/chromium.mjs'
import { freePort } from '../lib/free-port.mjs'
import { build, install, measure } from '../lib/steps.mjs'
import { importTypeScript } from '../lib/typescript.mjs'
import { startBare } from './lib/bare.mjs'
import { median } from './lib/load.mjs'
import { tap, taps } from './lib/taps.mjs'

const given = process.argv.slice(2)
const runs = Number(given.find((one) => /^\d+$/.test(one)) ?? 5)
const asked = given.filter((one) => one.startsWith('/'))
const tapsAfterMs = [0, 3000]
const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const audits = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift']

/** Home, hub, words, tables, list, pictures, calendar, two details, form. */
async function kindsOfPage(origin) {
  const [{ id }] = await (await fetch(`${origin}/api/lists/gallery`)).json()
  const posts = await (await fetch(`${origin}/blog-post`)).text()
  const [post] = /\/blog-inner\?id=[\w-]+/.exec(posts) ?? []
  if (!post) throw new Error('no blog post to look at')
  const fixed = ['/about-us', '/our-motto', '/fee-i-ii']
  const lists = ['/news', '/gallery', '/school-calendar']
  return ['/', ...fixed, ...lists, `/photo-categories?id=${id}`, post, '/contact-us']
}

/** Scores (0 to 100) and timings of one visit by Lighthouse. */
async function score(address, port) {
  const result = await lighthouse(address, { port, logLevel: 'error' })
  if (!result) throw new Error(`Lighthouse had nothing to say of ${address}`)
  const { lhr } = result
  return Object.fromEntries([
    ...categories.map((name) => [name, Math.round((lhr.categories[name].score ?? 0) * 100)]),
    ...audits.map((name) => [name, lhr.audits[name].numericValue ?? Number.NaN]),
  ])
}

/** Visits all pages in turn, `runs` times over, and prints their medians. */
async function printScores(pages, port) {
  const visits = new Map(pages.map((page) => [page, []]))
  for (let run = 0; run < runs; run += 1) {
    for (const page of pages) {
      visits.get(page).push(await score(page.address, port))
    }
  }
  const headings = 'performance | accessibility | best practices | SEO | LCP s | TBT ms | CLS'
  console.log(`| page | ${headings} |`)
  console.log('|---|--:|--:|--:|--:|--:|--:|--:|')
  for (const [{ name }, all] of visits) {
    const of = (key) => median(all.map((visit) => visit[key]))
    const [lcp, tbt, cls] = audits.map(of)
    const scores = categories.map(of).join(' | ')
    const timings = `${(lcp / 1000).toFixed(2)} | ${tbt.toFixed(0)} | ${cls.toFixed(3)}`
    console.log(`| ${name} | ${scores} | ${timings} |`)
  }
}

/** Taps all pages in turn, `runs` times over, and prints medians and the worst. */
async function printTaps(origin, browser) {
  console.log('\nThe first tap on slow 4G at 4 times slower, milliseconds to its answer (worst):\n')
  console.log('| page | what is tapped | at the first paint | three seconds later |')
  console.log('|---|---|--:|--:|')
  const answers = new Map(taps.map((one) => [one, tapsAfterMs.map(() => [])]))
  for (let run = 0; run < runs; run += 1) {
    for (const one of taps) {
      for (const [at, afterMs] of tapsAfterMs.entries())
        answers.get(one)[at].push(await tap(browser, origin, one, afterMs))
    }
  }
  for (const [{ address, what }, times] of answers) {
    const cells = times.map((all) => {
      const answered = all.filter((ms) => ms !== null)
      if (answered.length === 0) return 'the link is followed'
      return `${median(answered)} (${Math.max(...answered)})`
    })
    console.log(`| ${address} | ${what} | ${cells.join(' | ')} |`)
  }
}

await install()
await install(measure)
const { default: lighthouse } = await import('lighthouse')
await build()
const { startSite } = await importTypeScript('e2e/support/site.ts')
const port = await freePort()
const stops = []
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
  const paths = asked.length > 0 ? asked : await kindsOfPage(site.url)
  const pages = [
    ...paths.map((name) => ({ name, address: site.url + name })),
    { name: 'a bare Next page', address: `${bare.url}/bare/page` },
  ]
  for (const { address } of pages) await fetch(address)
  const load = loadavg()[0]?.toFixed(1)
  console.log(
    `Node ${process.version}, ${cpus().length} cores, load ${load} before, ${runs} runs\n`,
  )
  if (!given.includes('taps')) await printScores(pages, port)
  await printTaps(site.url, browser)
} finally {
  await browser.close()
  for (const stop of stops) await stop()
}

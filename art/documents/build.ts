/**
 * Prints the documents: opens an HTML file of this folder in Chromium, fills it from records.ts, and writes the
 * result as a PDF, as pictures or as a film.
 *
 *   npm run documents               prints all
 *   npm run documents -- posters    only those from posters.html, or with the word in the target's path
 *
 * `{{school.name}}` in a file is a value of the records. The content of `<template data-each="fees">` is repeated for
 * each item of that list. Inside it, names refer to the item first, and `{{number}}` counts from 1. A picture with a width
 * and a height is cropped to them.
 *
 * Needs a Chromium (CHROMIUM_PATH, or the system's) and, for the film, ffmpeg.
 */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright'
import sharp from 'sharp'
import { colors } from '@/tailwind.config'
import { findChromium } from '@/tools/lib/chromium'
import { captions, film } from './film'
import { certificates, records } from './records'

type Values = Record<string, unknown>

type Target = {
  from: string
  to: string
  /** Leaves out the sheets without data-short. */
  short?: boolean
  of?: string
  /** Width of a picture in pixels, by default that of its element. */
  width?: number
  values?: Values
}

const targets: Target[] = [
  ...['authorization-letter', 'identity-card-form', 'mandatory-disclosures', 'e-prospectus']
    .concat('school-magazine', 'transfer-certificate-application', 'transport-application')
    .map((name) => ({ from: name, to: `public/documents/${name}.pdf` })),
  { from: 'e-prospectus', to: 'mocks/vendor/media/files/prospectus.pdf', short: true },
  { from: 'school-magazine', to: 'mocks/vendor/media/files/magazine.pdf', short: true },
  ...certificates.map(({ to, ...values }) => {
    return { from: 'transfer-certificate', to, values, of: '.sheet', width: 1000 }
  }),
  ...['admission-open', 'bus-routes', 'winter-camp'].map((id) => {
    return { from: 'posters', to: `mocks/vendor/media/announcements/${id}.webp`, of: `#${id}` }
  }),
  ...records.cards.map(({ id }) => ({ from: 'cards', to: `public/cards/${id}.jpg`, of: `#${id}` })),
  { from: 'application-guide', to: 'public/pictures/application-guide-poster.webp', of: '#cover' },
  { from: 'application-guide', to: 'public/documents/application-guide.vtt' },
  { from: 'application-guide', to: 'public/documents/application-guide.mp4' },
  { from: 'application-guide', to: 'mocks/vendor/media/video/application-guide.mp4' },
]

/** Runs in the page. Throws on a name that the records do not have. */
function fill(values: Values): void {
  const read = (scope: Values, name: string): unknown => {
    let value: unknown = scope
    for (const key of name.split('.'))
      value = value instanceof Object ? Reflect.get(value, key) : undefined
    if (value === undefined) throw new Error(`The records have no ${name}`)
    return value
  }
  const words = (scope: Values, name: string) => {
    const value = read(scope, name)
    return typeof value === 'number' ? value.toLocaleString('en-IN') : String(value)
  }
  const fillIn = (root: Node & ParentNode, scope: Values) => {
    const nodes = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
    while (nodes.nextNode()) {
      const node = nodes.currentNode
      for (const one of node instanceof Element ? node.attributes : [node]) {
        if (one.nodeValue?.includes('{{'))
          one.nodeValue = one.nodeValue.replace(/\{\{(.+?)\}\}/g, (_, name) => words(scope, name))
      }
    }
    for (const template of root.querySelectorAll('template')) {
      const items = read(scope, template.dataset.each ?? '')
      if (!Array.isArray(items)) throw new Error(`${template.dataset.each} is no list`)
      const copies = items.map((item: unknown, i) => {
        const copy = document.importNode(template.content, true)
        fillIn(copy, { ...scope, ...(item instanceof Object ? item : {}), number: i + 1 })
        return copy
      })
      template.replaceWith(...copies)
    }
  }
  fillIn(document.documentElement, values)
}

/** Opens a file of this folder and fills it. Converts its pictures to JPEG, which a PDF embeds unchanged. */
async function open(browser: Browser, { from, to, short, width, values }: Target): Promise<Page> {
  const isPdf = to.endsWith('.pdf')
  const page = await browser.newPage({ deviceScaleFactor: width && !isPdf ? 2 : 1 })
  // tsx wraps each named function in a call of this.
  await page.addInitScript('globalThis.__name = (named) => named')
  await page.goto(new URL(`${from}.html`, import.meta.url).href)
  if (short) {
    await page.evaluate(() => {
      document.title = document.querySelector('title')?.dataset.short ?? document.title
      for (const sheet of document.querySelectorAll('.sheet:not([data-short])')) sheet.remove()
    })
  }
  await page.evaluate(fill, { ...records, ...values })
  await page.addStyleTag({ content: `:root { --green: ${colors.forest} }` })
  for (const image of await page.locator('img[width]').all()) {
    const { src, quality, ...shape } = await image.evaluate((element: HTMLImageElement) => ({
      src: element.src,
      width: Number(element.getAttribute('width')),
      height: Number(element.getAttribute('height')),
      position: element.style.objectPosition.replace(/ ?center ?/, '') || 'centre',
      quality: Number(element.dataset.quality ?? 36),
    }))
    const jpeg = sharp(fileURLToPath(src)).resize(shape)
    const data = await jpeg.jpeg({ quality: isPdf ? quality : 90, mozjpeg: true }).toBuffer()
    const uri = `data:image/jpeg;base64,${data.toString('base64')}`
    await image.evaluate((element, cut) => element.setAttribute('src', cut), uri)
  }
  await page.evaluate(() =>
    Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode())]),
  )
  const isFull = await page
    .locator('.sheet')
    .evaluateAll((sheets) => sheets.some((one) => one.scrollHeight > one.clientHeight + 1))
  if (isFull) console.warn(`${from}: a sheet holds too much`)
  return page
}

/** Prints a PDF with a fixed date and no creator, so that a rebuild without a change is identical. */
async function pdf(page: Page): Promise<Buffer> {
  const look = { preferCSSPageSize: true, printBackground: true, tagged: true, outline: true }
  const text = (await page.pdf(look))
    .toString('latin1')
    .replace(/\/Creator \((?:\\.|[^()\\])*\)/, (whole) => ' '.repeat(whole.length))
    .replace(/Date \(D:\d{14}[^)]{7}\)/g, "Date (D:20260401090000+05'30')")
  return Buffer.from(text, 'latin1')
}

async function image(page: Page, { to, of = '.sheet', width }: Target): Promise<Buffer> {
  const shot = sharp(await page.locator(of).screenshot()).resize(width)
  const encoded = to.endsWith('.jpg')
    ? shot.jpeg({ quality: 82, mozjpeg: true, chromaSubsampling: '4:4:4' })
    : shot.webp({ quality: 76, effort: 6 })
  return encoded.toBuffer()
}

function print(page: Page, target: Target): Promise<Buffer | string> {
  switch (path.extname(target.to)) {
    case '.pdf':
      return pdf(page)
    case '.vtt':
      return captions(page)
    case '.mp4':
      return film(page)
    default:
      return image(page, target)
  }
}

const root = fileURLToPath(new URL('../../', import.meta.url))
const filters = process.argv.slice(2)
const isSelected = ({ from, to }: Target) =>
  !filters.length || filters.some((word) => from === word || to.includes(word))

const selected = targets.filter(isSelected)
if (selected.length === 0) {
  console.error(`No document is called ${filters.join(' or ')}`)
  process.exit(1)
}

// Playwright takes seconds to load: only for a document that exists.
const { chromium } = await import('playwright')
const args = ['--no-sandbox', '--font-render-hinting=none']
const browser = await chromium.launch({ executablePath: findChromium(), args })
try {
  for (const target of selected) {
    const page = await open(browser, target)
    const bytes = await print(page, target)
    writeFileSync(path.join(root, target.to), bytes)
    console.log(`${(bytes.length / 1000).toFixed(1).padStart(7)} kB  ${target.to}`)
    await page.close()
  }
} finally {
  await browser.close()
}

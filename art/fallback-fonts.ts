/**
 * Writes app/fallback-fonts.json: npm run fallback-fonts, in art
 * Scales a visitor's own fonts to the width of ours, so that few lines break differently when our fonts arrive.
 * Chromium measures the words of our fixed pages in each font, with kerning and at the weights that we use. Capsize
 * averages single letters instead: our headings, in which most words begin with a capital, came out 3 % too wide.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { chromium, type Page } from 'playwright'
import { fallbacks } from '@/app/fallback-fonts'
import * as ourFonts from '@/testing/our-fonts'
import { chromiumArgs, findChromium } from '@/tools/lib/chromium'

const file = 'app/fallback-fonts.json'

type Words = 'headings' | 'text'

/** Our fonts: the weight and words to measure for weights to 500, and for those above. */
const kinds: Record<'serif' | 'sans', [weight: number, measured: Words][]> = {
  serif: [
    [400, 'text'],
    [560, 'headings'],
  ],
  sans: [
    [400, 'text'],
    [600, 'text'],
  ],
}

/** Titles and paragraphs of the fixed pages. The ratio of titles is between those of questions and of records. */
async function readWords(): Promise<Record<Words, string[]>> {
  const folder = 'content/pages'
  const pages = await Promise.all(
    (await readdir(folder)).map((page) => readFile(`${folder}/${page}`, 'utf8')),
  )
  const lines = pages.join('\n').split('\n')
  return {
    headings: lines.flatMap((line) => /^title: (.+)/.exec(line)?.[1] ?? []),
    text: lines.filter((line) => /^[A-Z][a-z]* [^<{]+$/.test(line)),
  }
}

async function fontFace(family: string, file: string): Promise<string> {
  // The site has our fonts, and this package has those of the visitors.
  const folder = file.startsWith('@fontsource/') ? 'art/node_modules' : 'node_modules'
  const bytes = await readFile(`${folder}/${file}-normal.woff2`)
  return `@font-face { font-family: ${family}; font-weight: 100 900; src: url(data:font/woff2;base64,${bytes.toString('base64')}) }`
}

/** Resolves to the width of all lines, and to ascent and descent, in CSS pixels at 100 px. */
function measure(page: Page, family: string, weight: number, lines: string[]) {
  return page.evaluate(
    async ({ font, texts }) => {
      await document.fonts.load(font)
      const context = new OffscreenCanvas(1, 1).getContext('2d')
      if (!context) throw new Error('This Chromium has no canvas')
      context.font = font
      const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } =
        context.measureText('x')
      const width = texts.reduce((sum, text) => sum + context.measureText(text).width, 0)
      return { width, ascent, descent }
    },
    { font: `${weight} 100px "${family}"`, texts: lines },
  )
}

const words = await readWords()
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs })
const page = await browser.newPage()
const rounded = (number: number) => Math.round(number * 10_000) / 100

const heights: Record<string, number[]> = {}
const sizes: Record<string, number[]> = {}
for (const [kind, pack] of fallbacks) {
  const ours = ourFonts[kind]
  for (const [weight, what] of kinds[kind]) {
    const files = [
      await fontFace('ours', `@fontsource-variable/${ours}/files/${ours}-latin-wght`),
      await fontFace('theirs', `@fontsource/${pack}/files/${pack}-latin-${weight === 600 ? 700 : 400}`),
    ]
    await page.setContent(`<style>${files.join('')}</style>`)
    const our = await measure(page, 'ours', weight, words[what])
    const their = await measure(page, 'theirs', 400, words[what])
    heights[kind] = [our.ascent, our.descent]
    sizes[pack] = [...(sizes[pack] ?? []), rounded(our.width / their.width)]
  }
}
await browser.close()
await writeFile(file, JSON.stringify({ heights, sizes }))

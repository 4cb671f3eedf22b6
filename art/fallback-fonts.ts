/**
 * Writes app/fallback-fonts.css: npm run fallback-fonts, in art
 * Scales a visitor's own fonts to the width of ours, so that few lines break differently when our fonts arrive.
 * Chromium measures the words of our fixed pages in each font, with kerning and at the weights that we use. Capsize
 * averages single letters instead: our headings, in which most words begin with a capital, came out 3 % too wide.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { chromium, type Page } from 'playwright'
import * as ourFonts from '@/testing/our-fonts'
import { chromiumArgs, findChromium } from '@/tools/lib/chromium'

const file = 'app/fallback-fonts.css'

type Words = 'headings' | 'text'
type Faces = Record<string, [weight: number, measured: Words]>

/** Our fonts: for each range of weights the weight and words to measure. */
const kinds: Record<'serif' | 'sans', Faces> = {
  serif: { '100 500': [400, 'text'], '501 900': [560, 'headings'] },
  sans: { '100 500': [400, 'text'], '501 900': [600, 'text'] },
}

/**
 * The visitor's fonts on Windows, macOS and iOS, then on Android, ChromeOS and Linux, each with the package whose files
 * we measure. Tinos, Arimo and Liberation are exactly as wide as the fonts that they replace.
 */
const fallbacks: [kind: 'serif' | 'sans', pack: string, families: string[]][] = [
  ['serif', 'tinos', ['Times New Roman', 'Tinos', 'Liberation Serif']],
  ['serif', 'noto-serif', ['Noto Serif']],
  ['serif', 'dejavu-serif', ['DejaVu Serif']],
  ['sans', 'arimo', ['Arial', 'Arimo', 'Liberation Sans']],
  ['sans', 'roboto', ['Roboto']],
  ['sans', 'noto-sans', ['Noto Sans']],
  ['sans', 'dejavu-sans', ['DejaVu Sans']],
]

/** PostScript's names that do not follow from a font's own: `local()` finds a font by this name or its full one. */
const postScript: Record<string, { regular: string; bold?: string }> = {
  'Times New Roman': { regular: 'TimesNewRomanPSMT' },
  Arial: { regular: 'ArialMT', bold: 'Arial-BoldMT' },
  'Liberation Serif': { regular: 'LiberationSerif' },
  'Liberation Sans': { regular: 'LiberationSans' },
  'DejaVu Serif': { regular: 'DejaVuSerif' },
  'DejaVu Sans': { regular: 'DejaVuSans' },
}

function namesOf(family: string, isBold: boolean): string[] {
  const { regular, bold } = postScript[family] ?? {}
  const joined = family.replaceAll(' ', '')
  return isBold
    ? [`${family} Bold`, bold ?? `${joined}-Bold`]
    : [family, ...(regular ? [regular] : [`${family} Regular`, `${joined}-Regular`])]
}

/** Headings and paragraphs of the fixed pages. */
async function readWords(): Promise<Record<Words, string[]>> {
  const folder = 'content/pages'
  const pages = await Promise.all(
    (await readdir(folder)).map((page) => readFile(`${folder}/${page}`, 'utf8')),
  )
  const lines = pages.join('\n').split('\n')
  return {
    headings: lines.flatMap((line) => /^(?:#+|title:) (.+)/.exec(line)?.[1] ?? []),
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
const percent = (number: number) => `${Math.round(number * 1000) / 10}%`

const rules: string[] = []
for (const [kind, pack, families] of fallbacks) {
  const ours = ourFonts[kind]
  for (const [range, [weight, what]] of Object.entries(kinds[kind])) {
    // Headings are between regular and bold, and regular letters are the nearer.
    const isBold = weight === 600
    const files = [
      await fontFace('ours', `@fontsource-variable/${ours}/files/${ours}-latin-wght`),
      await fontFace('theirs', `@fontsource/${pack}/files/${pack}-latin-${isBold ? 700 : 400}`),
    ]
    await page.setContent(`<style>${files.join('')}</style>`)
    const our = await measure(page, 'ours', weight, words[what])
    const their = await measure(page, 'theirs', 400, words[what])
    const ratio = our.width / their.width
    const sources = families.flatMap((family) => namesOf(family, isBold))
    rules.push(`@font-face {
  font-family: ${kind}-${pack};
  font-weight: ${range};
  src: ${sources.map((name) => `local("${name}")`).join(', ')};
  size-adjust: ${percent(ratio)};
  ascent-override: ${percent(our.ascent / 100 / ratio)};
  descent-override: ${percent(our.descent / 100 / ratio)};
}
`)
  }
}
await browser.close()
await writeFile(file, `/* Written by art/fallback-fonts.ts: npm run fallback-fonts, in art */\n${rules.join('\n')}`)

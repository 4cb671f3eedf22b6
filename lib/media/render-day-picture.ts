import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { escapeUTF8 } from 'entities'
import { LRUCache } from 'lru-cache'
import sharp, { type OverlayOptions } from 'sharp'
import { school } from '@/content/school'
import { shorten } from '@/lib/text/shorten'
import { colors } from '@/tailwind.config'
import { withMemoryBudget } from './memory-budget'

/**
 * The text of a day's picture. Empty rows are skipped; rows that do not fit are dropped from the end.
 */
export type DayPictureText = {
  heading: string
  day: string
  school: string
  isClosed: boolean
  rows: readonly string[]
  weekHeading: string
  week: readonly { day: string; title: string }[]
  /** Address under the card, such as `dpssiliguri.com/tomorrow`. */
  link: string
}

type Language = 'en' | 'hi' | 'bn'
type Weight = 'Regular' | 'SemiBold'

/** Only TrueType files work here: Pango does not read the compressed ones that browsers take. */
const fonts: Record<Language, { folder: string; file: string; family: string }> = {
  en: { folder: 'figtree', file: 'Figtree', family: 'Figtree' },
  hi: {
    folder: 'noto-sans-devanagari',
    file: 'NotoSansDevanagari',
    family: 'Noto Sans Devanagari',
  },
  bn: { folder: 'noto-sans-bengali', file: 'NotoSansBengali', family: 'Noto Sans Bengali' },
}

const weights: Record<Weight, string> = { Regular: '400Regular', SemiBold: '600SemiBold' }

function fontFile(lang: Language, weight: Weight): string {
  const { folder, file } = fonts[lang]
  const name = `${file}_${weights[weight]}.ttf`
  return path.resolve('node_modules/@expo-google-fonts', folder, weights[weight], name)
}

type Style = { size: number; color: string; weight?: Weight }

async function renderText(
  words: string,
  lang: Language,
  width: number,
  { size, color, weight = 'SemiBold' }: Style,
) {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}">${escapeUTF8(words)}</span>`,
      font: `${fonts[lang].family} ${weight === 'SemiBold' ? 'SemiBold ' : ''}${size}`,
      fontfile: fontFile(lang, weight),
      width,
      dpi: 72,
      rgba: true,
      wrap: 'word-char',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { input: data, height: info.height }
}

/** Registers the fonts of all three scripts: the title of an entry may be in any of them. */
let scripts: Promise<unknown> | undefined
function registerScripts() {
  const style = { size: 8, color: colors.ink }
  scripts ??= Promise.all(
    (['en', 'hi', 'bn'] as const).map((lang) => renderText('a', lang, 100, style)),
  )
  return scripts
}

const box = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()

async function draw(text: DayPictureText, lang: Language, width: number, height: number) {
  await registerScripts()
  const isTall = height > width
  const margin = 72
  const inner = width - 2 * margin
  const scale = isTall ? 1 : 0.62
  const layers: OverlayOptions[] = []
  const bandHeight = isTall ? 190 : 100
  const emblem = await sharp(await readFile(path.resolve('public/icon-192.png')))
    .resize(bandHeight - 40)
    .png()
    .toBuffer()
  layers.push({ input: await box(inner, 6, colors.gold), top: bandHeight, left: margin })
  layers.push({ input: emblem, top: 20, left: margin - 10 })
  const name = await renderText(school.name, 'en', inner, {
    size: 52 * scale,
    color: colors.forest,
  })
  const nameLeft = margin + bandHeight - 30
  layers.push({
    input: name.input,
    top: Math.round((bandHeight - name.height) / 2),
    left: nameLeft,
  })

  const footer = await renderText(text.link, 'en', inner, {
    size: 32 * scale,
    color: colors['ink-soft'],
  })
  const bottom = height - (isTall ? 56 : 36) - footer.height
  layers.push({ input: footer.input, top: bottom, left: margin })

  let top = bandHeight + 8 + Math.round(40 * scale)
  const add = async (words: string, style: Style, gap: number) => {
    if (!words) return
    const shown = shorten(words, 110)
    const line = await renderText(shown, lang, inner, {
      ...style,
      size: Math.round(style.size * scale),
    })
    if (top + line.height + 16 > bottom) return
    layers.push({ input: line.input, top, left: margin })
    // The picture of a line without descenders is lower. Count whole lines, so that the gaps are equal.
    const lineHeight = style.size * scale * 1.3
    top += Math.round(
      Math.max(1, Math.ceil(line.height / lineHeight - 0.3)) * lineHeight + gap * scale,
    )
  }

  await add(text.heading, { size: 42, color: colors['ink-soft'] }, 8)
  await add(text.day, { size: 74, color: colors.forest }, 26)
  const status = await renderText(shorten(text.school, 110), lang, inner - 56, {
    size: Math.round(52 * scale),
    color: text.isClosed ? colors.ink : colors.paper,
  })
  const statusPadding = isTall ? 64 : 40
  const statusBox = await box(
    inner,
    status.height + statusPadding,
    text.isClosed ? colors['gold-light'] : colors.forest,
  )
  layers.push({ input: statusBox, top, left: margin })
  layers.push({ input: status.input, top: top + statusPadding / 2, left: margin + 28 })
  top += status.height + statusPadding + Math.round(36 * scale)
  for (const row of text.rows) await add(row, { size: 46, color: colors.ink }, 18)
  if (isTall && text.week.length > 0) {
    top += 28
    await add(text.weekHeading, { size: 36, color: colors['ink-soft'] }, 10)
    for (const { day, title } of text.week)
      await add(`${day}   ${title}`, { size: 38, color: colors.forest, weight: 'Regular' }, 10)
  }
  return sharp({ create: { width, height, channels: 3, background: colors.paper } })
    .composite(layers)
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
}

/** Pictures of one evening's choices, some 60 kB each. */
const cache = new LRUCache<string, Promise<Uint8Array<ArrayBuffer>>>({ max: 100 })

/** Two layers as large as the card, and its text. */
const memoryBytes = 24 * 1024 * 1024

export function renderDayPicture(
  text: DayPictureText,
  lang: Language,
  [width, height]: readonly [number, number],
): Promise<Uint8Array<ArrayBuffer>> {
  const key = JSON.stringify([text, lang, width])
  const cached = cache.get(key)
  if (cached) return cached
  const picture = withMemoryBudget(memoryBytes, async () =>
    Uint8Array.from(await draw(text, lang, width, height)),
  )
  cache.set(key, picture)
  picture.catch(() => cache.delete(key))
  return picture
}

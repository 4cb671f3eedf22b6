/**
 * Draws pictures of the site: npm run pictures -- name…
 * Draws each at its own size and writes it to public/pictures/<name>-<width>.webp, heroes as .avif too. A photograph of
 * the same name would be lost, so you name what to draw; "emblem" draws the icons.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { writeWidths } from '@/tools/lib/picture-widths'
import { pictureOf, pictures } from '@/content/pictures'
import { colors } from '@/tailwind.config'

const here = path.dirname(fileURLToPath(import.meta.url))
const publicDir = path.join(here, '../../public')
const outDir = path.join(publicDir, 'pictures')

async function render(name: string): Promise<number> {
  const { widths, formats } = pictureOf(name)
  const master = await sharp(path.join(here, `${name}.svg`)).png({ compressionLevel: 1 }).toBuffer()
  return writeWidths(master, { name, widths, formats, folder: outDir })
}

/** Writes the emblem in the colours of tailwind.config.ts: as a file, as a style sheet that saves a request, as icons. */
async function renderEmblem() {
  const drawing = await readFile(path.join(here, '../emblem.svg'), 'utf8')
  const values = new Map(Object.entries(colors))
  const text = drawing.trim().replace(/\{\{(.+?)\}\}/g, (_, name) => values.get(name) ?? name)
  const svg = Buffer.from(text)
  await writeFile(path.join(publicDir, 'emblem.svg'), `${text}\n`)
  const encoded = text.replaceAll('"', "'").replace(/[<>#]/g, encodeURIComponent)
  await writeFile(
    'app/emblem.css',
    `/* Written by art/pictures/render.ts: npm run pictures -- emblem, in art */
.emblem {
  background:
    url("data:image/svg+xml,${encoded}")
    center / contain no-repeat;
  print-color-adjust: exact;
}
`,
  )
  const draw = async (size: number, pad: number) => {
    const mark = await sharp(svg, { density: 600 })
      .resize(size - pad * 2, size - pad * 2, { fit: 'contain', background: colors.paper })
      .png()
      .toBuffer()
    return sharp({ create: { width: size, height: size, channels: 4, background: colors.paper } })
      .composite([{ input: mark, left: pad, top: pad }])
      .png({ palette: true })
      .toBuffer()
  }
  const write = (name: string, bytes: Buffer) => writeFile(path.join(publicDir, name), bytes)
  await write('icon-192.png', await draw(192, 20))
  await write('icon-512.png', await draw(512, 54))
  await write('apple-touch-icon.png', await draw(180, 18))
  // An icon file: a head, one entry, and the picture as PNG.
  const png = await draw(48, 5)
  const head = Buffer.from([0, 0, 1, 0, 1, 0, 48, 48, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0])
  head.writeUInt32LE(png.length, 14)
  await write('favicon.ico', Buffer.concat([head, png]))
}

const names = process.argv.slice(2)
await mkdir(outDir, { recursive: true })
sharp.concurrency(1)
const all = [...pictures.keys()]
const unknown = names.filter((name) => name !== 'emblem' && !all.includes(name))
if (unknown.length) throw new Error(`No such picture: ${unknown.join(', ')}`)
for (const name of all.filter((one) => names.includes(one)))
  console.log(`${name} ${Math.round((await render(name)) / 1024)} kB`)
if (names.includes('emblem')) await renderEmblem()

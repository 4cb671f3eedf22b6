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

const here = path.dirname(fileURLToPath(import.meta.url))
const publicDir = path.join(here, '../../public')
const outDir = path.join(publicDir, 'pictures')

async function render(name: string): Promise<number> {
  const { widths, formats } = pictureOf(name)
  const master = await sharp(path.join(here, `${name}.svg`)).png({ compressionLevel: 1 }).toBuffer()
  return writeWidths(master, { name, widths, formats, folder: outDir })
}

async function renderEmblem() {
  const svg = await readFile(path.join(publicDir, 'emblem.svg'))
  const shot = async (size: number, pad: number, name: string) => {
    const mark = await sharp(svg, { density: 600 })
      .resize(size - pad * 2, size - pad * 2, { fit: 'contain', background: '#fbf8f1' })
      .png()
      .toBuffer()
    await writeFile(
      path.join(publicDir, name),
      await sharp({ create: { width: size, height: size, channels: 4, background: '#fbf8f1' } })
        .composite([{ input: mark, left: pad, top: pad }])
        .png({ palette: true })
        .toBuffer(),
    )
  }
  await shot(192, 20, 'icon-192.png')
  await shot(512, 54, 'icon-512.png')
  await shot(180, 18, 'apple-touch-icon.png')
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

/**
 * Draws the site's pictures: npm run pictures [-- name…]
 * Draws every picture of content/pictures.yaml once at its own size and writes it to public/pictures/<name>-<width>.webp,
 * heroes as .avif too. Without names it draws everything, including the emblem's icons ("emblem" draws only those).
 */
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { asPicture, writeWidths } from '../../lib/picture-widths'
import { pictureOf, pictures } from '@/content/pictures'

const here = path.dirname(fileURLToPath(import.meta.url))
const publicDir = path.join(here, '../../../public')
const outDir = path.join(publicDir, 'pictures')

/**
 * Returns a picture at its full size, from the photograph with its name (upright, cropped, without metadata) or else
 * from the drawing.
 */
async function masterOf(name: string): Promise<Buffer> {
  const { width, height } = pictureOf(name)
  const photograph = path.join(here, `${name}.jpg`)
  const image = existsSync(photograph)
    ? asPicture(photograph, { width, height })
    : sharp(path.join(here, `${name}.svg`))
  return image.png({ compressionLevel: 1 }).toBuffer()
}

async function render(name: string): Promise<number> {
  const { widths, formats } = pictureOf(name)
  return writeWidths(await masterOf(name), { name, widths, formats, folder: outDir })
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
let total = 0
for (const name of names.length ? all.filter((one) => names.includes(one)) : all) {
  const bytes = await render(name)
  total += bytes
  console.log(`${name} ${Math.round(bytes / 1024)} kB`)
}
if (!names.length || names.includes('emblem')) await renderEmblem()
console.log(`${Math.round(total / 1024)} kB in all`)

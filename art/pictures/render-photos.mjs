/**
 * Draws the photographs and portraits of the demonstration records:
 * node art/pictures/render-photos.mjs [topic…]
 * A topic renders its four photographs; "portraits" renders the pupils; no name renders everything.
 */
import { mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import portraits from './photos/portraits.mjs'

const here = path.dirname(fileURLToPath(import.meta.url))
const media = path.join(here, '../../mocks/vendor/media')

async function loadPhotos() {
  const dir = path.join(here, 'photos')
  const files = (await readdir(dir)).filter((f) => f.endsWith('.mjs')).sort()
  const modules = await Promise.all(files.map((f) => import(path.join(dir, f))))
  return modules.flatMap((m) => (m.default === portraits ? [] : (m.default ?? [])))
}

/** Writes one picture; the quality falls until the file fits. Out: its size in bytes. */
async function write(picture, folder, limit, width) {
  const base = await sharp(Buffer.from(picture.svg))
    .resize({ width })
    .png({ compressionLevel: 1 })
    .toBuffer()
  for (let quality = 76; ; quality -= 6) {
    const { size } = await sharp(base)
      .webp({ quality, effort: 5, smartSubsample: true })
      .toFile(path.join(media, folder, `${picture.name}.webp`))
    if (size < limit || quality < 40) return size
  }
}

const wanted = process.argv.slice(2)
const isWanted = (folder, { name }) =>
  !wanted.length || wanted.some((w) => w === folder || name === w || name.slice(0, -3) === w)
sharp.concurrency(1)
let total = 0
for (const [folder, list, limit, width] of [
  ['photos', await loadPhotos(), 38_000, 960],
  ['portraits', portraits, 9_000, 400],
]) {
  await mkdir(path.join(media, folder), { recursive: true })
  for (const picture of list.filter((one) => isWanted(folder, one))) {
    const size = await write(picture, folder, limit, width)
    total += size
    console.log(`${picture.name} ${Math.round(size / 1024)} kB`)
  }
}
console.log(`${Math.round(total / 1024)} kB in all`)

import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { newFolder } from '@/testing/folder'
import { photograph } from '@/testing/photograph'
import { fileFaults } from '../checks/content/file-faults'
import { takePhotographs } from './photographs'
import { asPicture } from './picture-widths'

const folder = newFolder()
const at = (name: string) => path.join(folder, name)
const put = (name: string) => at(`content/photographs/${name}`)
const places = { content: at('content'), pictures: at('public/pictures') }
const file = at('IMG_2041.jpg')
const list = at('content/pictures.yaml')

beforeAll(async () => {
  for (const name of ['content/photographs', 'public/pictures'])
    mkdirSync(at(name), { recursive: true })
  const sky = { create: { width: 400, height: 1600, channels: 3, background: '#fff' } } as const
  const photo = photograph(2000, 1600, 6).composite([{ input: sky, left: 0, top: 0 }])
  await photo.jpeg().toFile(file)
})

beforeEach(() => {
  for (const name of readdirSync(at('content/photographs'))) rmSync(put(name))
  writeFileSync(
    list,
    `pictures:
  - name: library
    shape: scene
    alt: Girls reading in the library
    focus: top
  - name: kite
    shape: scene
    alt: A kite in the sky
    drawn: middle
`,
  )
})

it('replaces a picture with the photograph of its name in every width, without GPS and camera metadata', async () => {
  copyFileSync(file, put('library.jpg'))
  expect(await takePhotographs(places)).toEqual([])
  expect(existsSync(put('library.jpg'))).toBe(false)
  for (const width of [400, 640, 960, 1200]) {
    const metadata = await sharp(at(`public/pictures/library-${width}.webp`)).metadata()
    expect(metadata).toMatchObject({ format: 'webp', width, height: Math.round((width / 3) * 2) })
  }
  expect(await fileFaults(at('public'))).toEqual([])
})

it('crops an upright photograph to its top, middle or bottom', async () => {
  for (const focus of ['top', 'middle', 'bottom'] as const) {
    const [red] = await asPicture(file, { width: 120, height: 80 }, focus).raw().toBuffer()
    expect(red === 255, focus).toBe(focus === 'top')
  }
})

it('reports a remedy for each photograph that it cannot use, and keeps its file', async () => {
  cpSync('public/pictures/library-400.webp', put('library.webp'))
  copyFileSync(file, put('kite.jpg'))
  writeFileSync(put('bus-rules.pdf'), '')
  expect(await takePhotographs(places)).toEqual([
    expect.stringMatching(
      /^content\/photographs\/bus-rules\.pdf {2}belongs to no picture\. Delete a PDF here, and upload it to public\/documents; rename/,
    ),
    expect.stringMatching(/kite\.jpg {2}is upright, and a part of it is shown\. Enter top, middle/),
    expect.stringMatching(/library\.webp {2}is too small \(400 × 267\)/),
  ])
  rmSync(put('library.webp'))
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0heicmif1')
  writeFileSync(put('library.heic'), heic)
  expect(await takePhotographs(places)).toContainEqual(
    expect.stringMatching(/library\.heic {2}is not a photograph that the site can use: send it as/),
  )
  rmSync(put('library.heic'))
  const whole = readFileSync(file)
  writeFileSync(put('library.jpg'), whole.subarray(0, whole.length / 2))
  expect(await takePhotographs(places)).toContainEqual(
    expect.stringMatching(/library\.jpg {2}breaks off in the middle/),
  )
  expect(readdirSync(at('content/photographs'))).toHaveLength(3)
})

it('leaves photographs of existing pictures that somebody has sent to the publication', async () => {
  for (const name of ['library.jpg', 'kite.jpg']) copyFileSync(file, put(name))
  writeFileSync(at('public/pictures/library-400.webp'), '')
  expect(await takePhotographs(places, [])).toEqual([expect.stringContaining('/kite.jpg')])
  expect(existsSync(put('library.jpg'))).toBe(true)
})

it('converts neither of two photographs of the same picture, and asks for the older to be deleted', async () => {
  for (const name of ['library.jpg', 'library.webp']) copyFileSync(file, put(name))
  expect(await takePhotographs(places)).toEqual([
    'content/photographs/library.jpg  and library.webp are both for library. Delete the older',
  ])
  expect(readdirSync(at('content/photographs'))).toEqual(['library.jpg', 'library.webp'])
})

import { execFileSync } from 'node:child_process'
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { factsOf } from '@/testing/content-facts'
import { newFolder } from '@/testing/folder'
import { photograph } from '@/testing/photograph'
import { contentFaults } from '../checks/content/faults'
import { fileFaults } from '../checks/content/file-faults'
import { takePhotographs, unsentPhotographs } from './photographs'
import { addPicture, asPicture } from './picture-widths'

const folder = newFolder()
const at = (name: string) => path.join(folder, name)
const places = { content: at('content'), pictures: at('public/pictures'), originals: at('art') }
const file = at('IMG_2041.jpg')
const read = (name: string) => readFileSync(at(name), 'utf8')

beforeAll(async () => {
  cpSync('content', places.content, { recursive: true })
  for (const name of ['public/pictures', 'small']) mkdirSync(at(name), { recursive: true })
  const sky = { create: { width: 400, height: 1600, channels: 3, background: '#fff' } } as const
  const photo = photograph(2000, 1600, 6).composite([{ input: sky, left: 0, top: 0 }])
  await photo.jpeg().toFile(file)
})

it('replaces a drawing with a photograph in every width, without GPS and camera metadata', async () => {
  const text = 'Girls reading in the library'
  const { widths } = await addPicture({ file, name: 'library', text, focus: 'top' }, places)
  expect(widths).toEqual([400, 640, 960, 1200])
  expect(read('content/pictures.yaml').replace(/^ {4}caption: .*\n/gm, '')).toContain(
    `  - name: library\n    shape: scene\n    alt: ${text}\n    focus: top\n`,
  )
  for (const width of widths) {
    const metadata = await sharp(at(`public/pictures/library-${width}.webp`)).metadata()
    expect(metadata).toMatchObject({ format: 'webp', width, height: Math.round((width / 3) * 2) })
  }
  const original = await sharp(at('art/library.jpg')).metadata()
  expect(original).toMatchObject({ width: 1200, height: 800 })
  expect(await fileFaults(at('public'))).toEqual([])
})

it('crops an upright photograph to its top, middle or bottom, and rejects any other choice', async () => {
  for (const focus of ['top', 'middle', 'bottom'] as const) {
    const [red] = await asPicture(file, { width: 120, height: 80 }, focus).raw().toBuffer()
    expect(red === 255, focus).toBe(focus === 'top')
  }
  for (const focus of ['', 'left', 'tpo']) {
    const added = addPicture({ file, name: 'flower', text: 'The rose walk', focus }, places)
    await expect(added).rejects.toThrow(/is upright.*Enter top, middle or bottom/)
  }
})

it('adds a new picture that the content check accepts on a page', async () => {
  const text = 'The principal’s garden, with "Tagore" roses'
  await addPicture({ file, name: 'rose-garden', text, focus: 'middle' }, places)
  const page = read('content/pages/our-motto.mdx')
  writeFileSync(at('content/pages/our-motto.mdx'), `${page}\n<Gallery of={['rose-garden']} />\n`)
  // It misses the other public files.
  const faults = await contentFaults(places.content, at('public'), factsOf)
  expect(faults.filter((fault) => /our-motto\.mdx:| {2}rose-garden /.test(fault))).toEqual([])
  expect(read('content/pictures.yaml')).toContain(
    `  - name: rose-garden\n    shape: scene\n    alt: ${text}\n    focus: middle\n`,
  )
})

it.each([
  ['Library', 'Girls reading', 'IMG_2041.jpg', 'small letters, digits and hyphens'],
  ['library', 'Girls', 'IMG_2041.jpg', 'Describe in a few words what the picture shows'],
  ['library', 'Girls reading', 'IMG_2041.JPEG', 'is not in this folder. Copy it here'],
  ['library', 'Girls reading', 'small', 'send it as JPEG'],
  ['library', 'Girls reading', 'public/pictures/library-400.webp', 'is too small (400 × 267)'],
])(
  'rejects a photograph, and explains why: name %s, alt text "%s", file %s → “%s”',
  async (name, text, given, why) => {
    const result = addPicture({ file: at(given), name, text }, places)
    await expect(result).rejects.toThrow(why)
  },
)

it('writes no file for a truncated photograph', async () => {
  const half = readFileSync(file)
  writeFileSync(at('half.jpg'), half.subarray(0, half.length / 2))
  const before = read('content/pictures.yaml')
  const request = { file: at('half.jpg'), name: 'half', text: 'Half a picture', focus: 'top' }
  await expect(addPicture(request, places)).rejects.toThrow('breaks off in the middle')
  expect(read('content/pictures.yaml')).toBe(before)
})

it('replaces each picture with the photograph of the same name, and reports a remedy for other files', async () => {
  const put = (name: string) => at(`content/photographs/${name}`)
  const gate = /(- name: gate\n.*\n.*\n)(?: {4}focus.*\n)?/
  const pictures = read('content/pictures.yaml').replace(gate, '$1    focus: bottom\n')
  const drawing =
    '  - name: kite\n    shape: scene\n    alt: A kite in the sky\n    drawn: middle\n'
  writeFileSync(at('content/pictures.yaml'), pictures + drawing)
  for (const name of ['gate.jpg', 'kite.jpg']) copyFileSync(file, put(name))
  writeFileSync(put('IMG_2041.jpg'), '')
  writeFileSync(put('bus-rules.pdf'), '')
  writeFileSync(put('library.heic'), Buffer.from('\0\0\0\x18ftypheic\0\0\0\0heicmif1'))
  const { mtimeMs } = statSync(at('content/pictures.yaml'))
  expect(await takePhotographs(places)).toEqual([
    expect.stringMatching(
      /^content\/photographs\/IMG_2041\.jpg {2}belongs to no picture\. Rename it after one in content\/pictures\.yaml, such as library\.jpg/,
    ),
    'content/photographs/bus-rules.pdf  is a document. Move it to public/documents',
    expect.stringMatching(/kite\.jpg {2}is upright, and a part of it is shown\. Enter top, middle/),
    expect.stringMatching(
      /^content\/photographs\/library\.heic {2}is not a photograph that the site can use: send it as JPEG.*Formats, Most Compatible/,
    ),
  ])
  expect(existsSync(put('gate.jpg'))).toBe(false)
  expect(statSync(at('content/pictures.yaml')).mtimeMs, 'the same description').toBe(mtimeMs)
  for (const name of ['gate.jpg', 'hero-campus.jpg']) copyFileSync(file, put(name))
  writeFileSync(at('public/pictures/hero-campus-480.webp'), '')
  const unusable = await takePhotographs(places, [])
  expect(unusable, 'a new picture').toContainEqual(expect.stringContaining('/kite.jpg'))
  expect(unusable).not.toContainEqual(expect.stringContaining('/library.heic'))
  for (const name of ['gate.jpg', 'hero-campus.jpg']) {
    expect(unusable).not.toContainEqual(expect.stringContaining(name))
    expect(existsSync(put(name)), `${name}, which somebody has sent`).toBe(true)
    rmSync(put(name))
  }
  expect(await takePhotographs({ content: at('small') })).toEqual([])
  const { height } = await sharp(at('public/pictures/gate-1200.webp')).metadata()
  expect(height).toBe(800)
})

it('finds the photographs that are new or changed since the last commit, if git is there', () => {
  const checkout = newFolder()
  const git = (...args: string[]) => execFileSync('git', args, { cwd: checkout })
  expect(unsentPhotographs(checkout)).toBeUndefined()
  mkdirSync(path.join(checkout, 'content/photographs'), { recursive: true })
  const write = (name: string) =>
    writeFileSync(path.join(checkout, 'content/photographs', name), String(Math.random()))
  for (const name of ['campus.jpg', 'library.jpg']) write(name)
  git('init', '--quiet')
  git('add', '.')
  git('-c', 'user.name=A', '-c', 'user.email=a@b.example', 'commit', '--quiet', '--message', 'All')
  for (const name of ['gate.jpg', 'library.jpg']) write(name)
  expect(unsentPhotographs(checkout)?.filter(Boolean).sort()).toEqual(['gate.jpg', 'library.jpg'])
})

it('converts neither of two photographs of the same picture, and asks for the older to be deleted', async () => {
  const put = (name: string) => at(`content/photographs/${name}`)
  for (const name of readdirSync(at('content/photographs'))) rmSync(put(name))
  for (const name of ['library.jpg', 'library.webp']) copyFileSync(file, put(name))
  const before = read('public/pictures/library-1200.webp')
  expect(await takePhotographs(places)).toEqual([
    'content/photographs/library.jpg  and library.webp are both for library. Delete the older',
  ])
  expect(readdirSync(at('content/photographs'))).toEqual(['library.jpg', 'library.webp'])
  expect(read('public/pictures/library-1200.webp')).toBe(before)
})

it.each(['pictures: abc', 'pictures:\n  -\n', '', undefined])(
  'uses no photograph while pictures.yaml is invalid or missing: %j',
  async (text) => {
    const content = at('waiting')
    cpSync('content', content, { recursive: true })
    copyFileSync(file, at('waiting/photographs/gate.jpg'))
    if (text === undefined) rmSync(at('waiting/pictures.yaml'))
    else writeFileSync(at('waiting/pictures.yaml'), text)
    expect(await takePhotographs({ ...places, content })).toEqual([])
    expect(existsSync(at('waiting/photographs/gate.jpg'))).toBe(true)
    rmSync(content, { recursive: true })
  },
)

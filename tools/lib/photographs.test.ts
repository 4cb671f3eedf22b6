import { cpSync, existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { takePhotographs } from './photographs.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'photographs-'))
const at = (name: string) => path.join(folder, name)

// Makes a picture in all its widths.
it('makes a picture of each photograph that has the name of one, and says what keeps the others', {
  timeout: 60_000,
}, async () => {
  cpSync('content', at('content'), { recursive: true })
  mkdirSync(at('pictures'))
  const places = { content: at('content'), pictures: at('pictures'), originals: at('art') }
  const photograph = (name: string) => at(`content/photographs/${name}`)
  await sharp({ create: { width: 1300, height: 2000, channels: 3, background: '#38a' } })
    .withMetadata({ orientation: 6, exif: { IFD3: { GPSLatitude: '26/1 42/1 0/1' } } })
    .jpeg()
    .toFile(photograph('library.jpg'))
  writeFileSync(photograph('IMG_2041.jpg'), '')
  writeFileSync(photograph('gate.heic'), Buffer.from('\0\0\0\x18ftypheic\0\0\0\0heicmif1'))
  expect(await takePhotographs(places)).toEqual([
    expect.stringMatching(
      /^content\/photographs\/IMG_2041\.jpg {2}belongs to no picture; give it the name of one/,
    ),
    expect.stringMatching(
      /^content\/photographs\/gate\.heic {2}cannot be read as a photograph: send it as JPEG/,
    ),
  ])
  expect(existsSync(photograph('library.jpg'))).toBe(false)
  expect(await sharp(at('pictures/library-1200.webp')).metadata()).toMatchObject({ height: 800 })
})

import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { picturesWithMetadata, stripMetadata } from './picture-metadata.mjs'

const plain = () => sharp({ create: { width: 6, height: 4, channels: 3, background: '#38a' } })

it('a photograph with place and camera is named, and is clean and upright when stripped', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'pictures-'))
  const file = path.join(folder, 'phone.jpg')
  await plain()
    .withMetadata({ orientation: 6, exif: { IFD3: { GPSLatitude: '26/1 42/1 0/1' } } })
    .jpeg()
    .toFile(file)
  await plain().webp().toFile(path.join(folder, 'drawn.webp'))
  await writeFile(path.join(folder, 'word.png'), 'PK')
  expect(await picturesWithMetadata(folder)).toEqual([
    { file, kinds: ['EXIF'] },
    { file: path.join(folder, 'word.png'), kinds: ['no picture that can be read'] },
  ])
  await stripMetadata(file)
  expect(await picturesWithMetadata(folder)).toHaveLength(1)
  expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 4, height: 6 })
})

it('no picture that the site publishes carries metadata', async () => {
  expect(await picturesWithMetadata('public')).toEqual([])
})

import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { metadataFaults } from './picture-metadata.mjs'

const plain = () => sharp({ create: { width: 6, height: 4, channels: 3, background: '#38a' } })

it('a photograph with place and camera is named, and what is no picture', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'pictures-'))
  await plain()
    .withMetadata({ orientation: 6, exif: { IFD3: { GPSLatitude: '26/1 42/1 0/1' } } })
    .jpeg()
    .toFile(path.join(folder, 'phone.jpg'))
  await plain().webp().toFile(path.join(folder, 'drawn.webp'))
  await writeFile(path.join(folder, 'word.png'), 'PK')
  expect(await metadataFaults(folder)).toEqual([
    expect.stringMatching(/^public\/phone.jpg {2}tells more than is seen \(EXIF\); delete it/),
    expect.stringMatching(/^public\/word.png {2}.*it cannot be read/),
  ])
})

it('no picture that the site publishes carries metadata', async () => {
  expect(await metadataFaults('public')).toEqual([])
})

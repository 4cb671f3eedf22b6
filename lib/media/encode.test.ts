// @module-tag attack
import { crc32 } from 'node:zlib'
import sharp, { type JpegOptions, type Sharp } from 'sharp'
import { expect, it } from 'vitest'
import { encodePicture, UnusablePictureError } from './encode'

function plain(width: number, height: number, background = '#38a') {
  return sharp({ create: { width, height, channels: 3, background } })
}

/** A phone's photo: rotated by EXIF, red on top when upright, with location and camera. */
function photograph() {
  const red = Buffer.alloc(40 * 60 * 3).map((_, at) => (at % 3 === 0 && at % 180 < 90 ? 255 : 0))
  return sharp(red, { raw: { width: 60, height: 40, channels: 3 } })
    .withMetadata({
      orientation: 6,
      exif: { IFD0: { Make: 'Telephone' }, IFD3: { GPSLatitude: '26/1 42/1 0/1' } },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')
    .jpeg()
    .toBuffer()
}

/** A truncated progressive JPEG that declares a size. */
async function claiming(width: number, height: number, options: JpegOptions = {}) {
  const jpeg = await plain(16, 16)
    .jpeg({ progressive: true, ...options })
    .toBuffer()
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc2]))
  jpeg.writeUInt16BE(height, frame + 5)
  jpeg.writeUInt16BE(width, frame + 7)
  return jpeg
}

async function claimingPng(width: number, height: number) {
  const png = await plain(16, 16).png().toBuffer()
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  return png
}

it.each([
  ['160', 'webp'],
  ['preview', 'jpeg'],
])('encodes a picture upright and without metadata as variant "%s"', async (variant, format) => {
  const source = await photograph()
  expect(await sharp(source).metadata()).toMatchObject({
    orientation: 6,
    width: 60,
    exif: expect.any(Buffer),
    xmp: expect.any(Buffer),
  })
  const encoded = await encodePicture(source, variant)
  const about = await sharp(encoded).metadata()
  expect(about).toMatchObject({ format, width: 40, height: 60 })
  expect([about.exif, about.xmp, about.iptc, about.icc, about.orientation]).toEqual(
    Array(5).fill(undefined),
  )
  const { data } = await sharp(encoded).raw().toBuffer({ resolveWithObject: true })
  expect(data[0]).toBeGreaterThan(200)
  expect(data[data.length - 3]).toBeLessThan(60)
})

it('encodePicture limits the height of a very tall picture', async () => {
  const source = await plain(60, 20_000).jpeg().toBuffer()
  const about = await sharp(await encodePicture(source, '1280')).metadata()
  expect([about.width, about.height]).toEqual([36, 12_000])
})

it.each([
  ['a progressive JPEG of 108 megapixels', () => claiming(12_000, 9000)],
  ['a JPEG over 125 megapixels', () => claiming(14_000, 9000)],
  ['a PNG over 65 megapixels', () => claimingPng(8200, 8000)],
  ['a JPEG that needs over 200 MB', () => claiming(8000, 6000, { chromaSubsampling: '4:4:4' })],
  ['half a JPEG header', async () => (await plain(300, 300).jpeg().toBuffer()).subarray(0, 240)],
  ['HTML', async () => Buffer.from('<html>')],
  ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a TIFF', () => plain(9, 9).tiff().toBuffer()],
])('encodePicture rejects %s', async (_what, source) => {
  await expect(encodePicture(await source(), '160')).rejects.toThrow(UnusablePictureError)
})

it.each<[string, number, (picture: Sharp) => Sharp]>([
  ['JPEG', 2, (picture) => picture.jpeg()],
  ['JPEG', 300, (picture) => picture.jpeg()],
  ['progressive JPEG', 2, (picture) => picture.jpeg({ progressive: true })],
  ['PNG', 12, (picture) => picture.png()],
  ['PNG', 300, (picture) => picture.png()],
  ['GIF', 2, (picture) => picture.gif()],
])('encodePicture accepts a %s that lacks its last %i bytes', async (_kind, missing, encode) => {
  const noise = Buffer.alloc(300 * 200 * 3).map((_, at) => at * 7919)
  const picture = sharp(noise, { raw: { width: 300, height: 200, channels: 3 } })
  const bytes = await encode(picture).toBuffer()
  const about = await sharp(await encodePicture(bytes.subarray(0, -missing), '160')).metadata()
  expect(about).toMatchObject({ format: 'webp', width: 160 })
})

it('encodePicture accepts a baseline JPEG of 108 megapixels, within the memory budget', async () => {
  const source = await plain(12_000, 9000).jpeg().toBuffer()
  const before = process.memoryUsage.rss()
  let peak = before
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss())
  }, 5)
  const about = await sharp(await encodePicture(source, '1280')).metadata()
  clearInterval(watch)
  expect(about).toMatchObject({ format: 'webp', width: 1280, height: 960 })
  expect(peak - before).toBeLessThan(200 * 1024 * 1024)
})

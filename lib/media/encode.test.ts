// @module-tag attack
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { encode, UnusablePictureError } from './encode'

/** A plain picture of a colour. */
function plain(width: number, height: number, background = '#38a') {
  return sharp({ create: { width, height, channels: 3, background } })
}

/** A telephone's photograph: lying on its side, red above when held upright, with place and camera. */
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

describe('a picture leaves the site', () => {
  it.each([
    ['160', 'webp'],
    ['preview', 'jpeg'],
  ])('upright and without metadata: %s', async (variant, format) => {
    const source = await photograph()
    expect(await sharp(source).metadata()).toMatchObject({
      orientation: 6,
      width: 60,
      exif: expect.any(Buffer),
      xmp: expect.any(Buffer),
    })
    const made = await encode(source, variant)
    const about = await sharp(made).metadata()
    expect(about).toMatchObject({ format, width: 40, height: 60 })
    expect([about.exif, about.xmp, about.iptc, about.icc, about.orientation]).toEqual(
      Array(5).fill(undefined),
    )
    const { data } = await sharp(made).raw().toBuffer({ resolveWithObject: true })
    expect(data[0]).toBeGreaterThan(200)
    expect(data[data.length - 3]).toBeLessThan(60)
  })

  it('as wide as asked for, never wider than it came', async () => {
    const source = await plain(500, 400).png().toBuffer()
    expect(await sharp(await encode(source, '160')).metadata()).toMatchObject({ width: 160 })
    expect(await sharp(await encode(source, '1280')).metadata()).toMatchObject({ width: 500 })
  })

  it('of several frames the first', async () => {
    const colours = ['#38a', '#a83'].map((colour) => plain(20, 20, colour).png().toBuffer())
    const frames = await sharp(await Promise.all(colours), { join: { animated: true } })
      .gif()
      .toBuffer()
    expect((await sharp(frames, { animated: true }).metadata()).pages).toBe(2)
    const about = await sharp(await encode(frames, '160'), { animated: true }).metadata()
    expect([about.height, about.pages ?? 1]).toEqual([20, 1])
  })
})

describe('not opened', () => {
  it.each([
    ['over 50 megapixels', () => plain(10_001, 5000).png().toBuffer()],
    ['over 12 megapixels where it is unpacked whole', () => plain(4001, 3000).gif().toBuffer()],
    ['cut off', async () => (await plain(300, 300).jpeg().toBuffer()).subarray(0, 700)],
    ['text', async () => Buffer.from('<html>')],
    [
      'a drawing',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    ],
    ['another format', () => plain(9, 9).tiff().toBuffer()],
  ])('%s', async (_what, source) => {
    await expect(encode(await source(), '160')).rejects.toThrow(UnusablePictureError)
  })
})

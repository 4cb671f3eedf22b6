// @module-tag attack
import sharp, { type Sharp } from 'sharp'
import { expect, it } from 'vitest'
import { estimateBytes, withMemoryBudget } from './memory-budget'

const megabyte = 1024 * 1024

/** A small picture whose header declares another size. */
async function claiming(width: number, height: number, picture: Sharp) {
  const head = await sharp(await picture.toBuffer()).metadata()
  return estimateBytes({ ...head, width, height, autoOrient: { width, height } }) / megabyte
}

function plain(channels: 3 | 4 = 3) {
  return sharp({ create: { width: 64, height: 64, channels, background: '#38a8' } })
}
const _cmyk = () => plain().toColourspace('cmyk')
const _deep = () => plain(4).toColourspace('rgb16')
const animated = async () => {
  const frames = ['#38a', '#a83'].map((background) =>
    sharp({ create: { width: 64, height: 64, channels: 4, background } })
      .png()
      .toBuffer(),
  )
  return sharp(await Promise.all(frames), { join: { animated: true } })
}

it.each([
  ['baseline photograph of 64 megapixels', 9280, 6944, () => plain().jpeg(), 66],
  ['progressive JPEG of 30 megapixels', 6400, 4800, () => plain().jpeg({ progressive: true }), 184],
  ['interlaced PNG of 12 megapixels', 4032, 3024, () => plain(4).png({ progressive: true }), 89],
  ['WebP of 30 megapixels', 6400, 4800, () => plain().webp(), 133],
  ['animated WebP of 12 megapixels', 4000, 3000, async () => (await animated()).webp(), 136],
  ['GIF of 12 megapixels', 4000, 3000, () => plain().gif(), 88],
  ['PNG of 64 rows, a million pixels wide', 1_000_000, 64, () => plain(4).png(), 2533],
])(
  'estimates the memory for a picture from its header: %s',
  async (_what, width, height, picture, megabytes) => {
    expect(await claiming(width, height, await picture())).toBeCloseTo(megabytes, -1)
  },
)

it('decodes two pictures at a time, unless one of them needs over 100 MB of memory', async () => {
  const ends: (() => void)[] = []
  let [bytes, peak] = [0, 0]
  const sizes = [150, 100, 20, 199, 60, 101, 5].map((megabytes) => megabytes * megabyte)
  const all = sizes.map((size) =>
    withMemoryBudget(size, async () => {
      bytes += size
      peak = Math.max(peak, bytes)
      await new Promise<void>((resolve) => ends.push(resolve))
      bytes -= size
    }),
  )
  for (let ended = 0; ended < sizes.length; ended += 1) {
    await expect.poll(() => ends.length).toBeGreaterThan(0)
    ends.shift()?.()
    await new Promise(setImmediate)
  }
  await Promise.all(all)
  expect(peak).toBe(199 * megabyte)
})

import sharp from 'sharp'
import { expect, it } from 'vitest'
import { type DayPictureText, renderDayPicture } from './render-day-picture'

const text: DayPictureText = {
  heading: 'Tomorrow · Class VI',
  day: 'Wednesday, 25 November',
  school: 'School open',
  isClosed: false,
  rows: ['8:15 am – 2:15 pm', 'Winter uniform', 'Art & <b>craft</b>', 'নবীন বরণ উৎসব'],
  weekHeading: 'Within the week',
  week: [{ day: 'Fri, 4 Dec', title: 'Annual Sports Day' }],
  link: 'school.example/tomorrow',
}

/** Share of pixels that are not paper. */
async function inkOf(picture: Uint8Array): Promise<number> {
  const { data } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true })
  return data.filter((light) => light < 200).length / data.length
}

it.each([
  ['tall', [1080, 1350]],
  ['wide', [1200, 630]],
] as const)('renderDayPicture renders a %s JPEG of at most 120 kB', async (_shape, size) => {
  const picture = await renderDayPicture(text, 'en', size)
  const { width, height, format } = await sharp(picture).metadata()
  expect([format, width, height]).toEqual(['jpeg', ...size])
  expect(picture.byteLength).toBeLessThan(120_000)
})

it('renderDayPicture shows each row of text, even in Bengali or with “&” or “<”', async () => {
  let ink = 0
  for (const count of [0, 1, 2, 3, 4]) {
    const rows = text.rows.slice(0, count)
    const more = await inkOf(
      await renderDayPicture({ ...text, rows, week: [] }, 'en', [1080, 1350]),
    )
    expect(more).toBeGreaterThan(ink)
    ink = more
  }
})

it('renderDayPicture omits rows that would overlap the URL at the bottom', async () => {
  const rows = Array.from({ length: 30 }, (_, index) => `Row ${index}`)
  const full = await renderDayPicture({ ...text, rows }, 'en', [1080, 1350])
  const fuller = await renderDayPicture({ ...text, rows: [...rows, 'More'] }, 'en', [1080, 1350])
  expect(fuller).toEqual(full)
})

it('renderDayPicture returns the same promise for the same text', async () => {
  const first = renderDayPicture(text, 'en', [1200, 630])
  expect(renderDayPicture({ ...text }, 'en', [1200, 630])).toBe(first)
  await first
})

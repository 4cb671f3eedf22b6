import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { circularPdf } from '../circular-pdf'
import { findCircular } from './circulars'
import { embeddedRecords } from './records'

const mediaDir = path.join(import.meta.dirname, '../media')

async function bytesOf(file: string): Promise<Uint8Array> {
  const circular = findCircular(file)
  return circular ? circularPdf(circular) : readFile(path.join(mediaDir, file))
}

/** Pages and words of a PDF, as a reader of PDFs finds them. */
async function read(bytes: Uint8Array): Promise<{ pages: number; text: string }> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const { totalPages, text } = await extractText(pdf, { mergePages: true })
  return { pages: totalPages, text: text.replace(/\s+/g, ' ') }
}

/** Every record with a file, of two days half a year apart. */
const withFiles = ['2026-11-21', '2027-05-20'].flatMap((day) => {
  const records = embeddedRecords(new Date(`${day}T06:30:00.000Z`))
  const { news, notices, events, calendar, highlights, announcements } = records
  return [...news, ...notices, ...events, ...calendar, ...highlights, ...announcements].flatMap(
    ({ title, attachments }) => attachments.map((file) => ({ title, file })),
  )
})
const different = [...new Map(withFiles.map((one) => [one.title + one.file, one])).values()]

describe('each download is what it says', () => {
  it('there are downloads to open', () => expect(different.length).toBeGreaterThan(40))

  it.each(different)('$file is headed $title', async ({ title, file }) => {
    const { pages, text } = await read(await bytesOf(file))
    const heading = file.endsWith('prospectus.pdf') ? 'Prospectus' : title
    expect(text).toContain(heading)
    expect(title).toContain(heading)
    if (findCircular(file)) expect(pages).toBe(1)
  })

  it('a date sheet has dates, a list of stops has stops', async () => {
    const sheet = await read(await bytesOf('files/news-half-yearly-2026.pdf'))
    expect(sheet.text).toMatch(/Monday, 14 September 2026.*Mathematics/)
    const stops = await read(await bytesOf('files/news-bus-routes-2026.pdf'))
    expect(stops.text).toMatch(/Matigara More 6:55 am/)
  })

  it.each([
    'files/news-investiture-2026.pdf',
    'files/none.pdf',
    'files/news--2026.pdf',
    'files/news-half-yearly-0001.pdf',
    'x',
  ])('there is no file at %s', (file) => expect(findCircular(file)).toBeUndefined())

  it('a circular longer than its page is refused', () => {
    const blocks = Array.from({ length: 80 }, () => ({ text: 'A line of a long circular.' }))
    expect(() => circularPdf({ title: 'Long', date: '', blocks })).toThrow('one page')
  })
})

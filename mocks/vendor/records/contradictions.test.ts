import { readdir, readFile } from 'node:fs/promises'
import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { clubs, facts, uniform } from '@/content/facts'
import { embeddedRecords } from './records'

const days = ['2025-04-10', '2026-02-20', '2026-08-20', '2026-11-22', '2027-11-20', '2028-06-01']
const ofDays = days.map((day) => embeddedRecords(new Date(`${day}T06:30:00.000Z`)))
const withFiles = ofDays.flatMap(({ news, notices, events, highlights, announcements }) => [
  ...[...news, ...notices, ...events, ...highlights, ...announcements],
])

const stringsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value instanceof Object
      ? Object.values(value).flatMap(stringsIn)
      : []

const files = (await readdir('mocks/vendor/media/files')).filter((name) => name.endsWith('.pdf'))

const documents = await Promise.all(
  files.map(async (name) => {
    const bytes = await readFile(`mocks/vendor/media/files/${name}`)
    const pdf = await getDocumentProxy(new Uint8Array(bytes))
    const { Title: title } = z.object({ Title: z.string() }).parse((await getMeta(pdf)).info)
    const { text } = await extractText(pdf, { mergePages: true })
    return { file: `files/${name}`, title, text: text.replace(/\s+/g, ' '), pages: pdf.numPages }
  }),
)

/** Texts of the demonstration that speak for the school. */
const texts = [...new Set(stringsIn(ofDays)), ...documents.map(({ text }) => text)]

const worn = stringsIn(uniform).concat(facts.gamesDress).join('. ')

/** Today's clubs, and one that a record mentions even if the school renames it. */
const clubNames = [...clubs.map(({ name }) => name), 'Interact Club']

/** A contradiction that a review found, a pattern for it, and a check of a match against the school's values. */
const rules: [
  found: string,
  RegExp,
  agrees: (all: string, first: string, last: string) => boolean,
][] = [
  [
    'Navy blazers and grey flannels are to be worn from the middle of the month.',
    /\b(navy|blue|gr[ae]y|red|maroon|brown|black|white|green|cream|yellow)\s+(?:[a-z-]+ ){0,2}?(blazer|flannel|trouser|pullover|cardigan|skirt|tunic|short|shirt|salwar|kurta|tie|sock)s?\b/gi,
    (_all, colour, garment) => new RegExp(`${colour}[^.;,]*${garment}`, 'i').test(worn),
  ],
  [
    'The chess club has begun and beginners are most welcome.',
    /\b([a-z-]+) club\b/gi,
    (all, word) =>
      /^(?:the|a|each|every|one|nine|which|of|your|and)$/i.test(word) ||
      clubNames.some((name) => name.endsWith(all)),
  ],
  [
    'The club meets on Tuesdays and Thursdays.',
    /clubs?\b[^.]{0,30}\b((?:Mon|Tues|Wednes|Thurs|Fri|Satur)day)/gi,
    (_all, day) => facts.clubDay.includes(day),
  ],
  [
    'The final will be played on Saturday at the town ground.',
    /\b([a-z]+) ground\b(?! floor)/gi,
    (_all, word) => /^(?:the|one|school)$/i.test(word),
  ],
]

it.each(rules)(
  'no record or PDF of the embedded vendor contradicts the school’s facts as “%s” does',
  (found, pattern, agrees) => {
    const wrongIn = (text: string) =>
      [...text.matchAll(pattern)].flatMap(([all, first = '', last = '']) =>
        agrees(all, first, last) ? [] : [all],
      )
    expect(wrongIn(found)).not.toEqual([])
    expect(texts.flatMap(wrongIn)).toEqual([])
  },
)

it('every record of the embedded vendor that mentions an attached file has an attachment', () => {
  const speaks =
    /\battached\b|in the circular|in the date sheet|see the (?:date sheet|circular|list)/i
  const missing = withFiles.filter(
    ({ description = '', attachments }) => speaks.test(description) && attachments.length === 0,
  )
  expect(missing).toEqual([])
})

it('each PDF of the embedded vendor contains the title of the record that links to it', () => {
  for (const { file, title, text, pages } of documents) {
    const [heading = ''] = /School Magazine|Prospectus/.exec(title) ?? [title]
    expect(text, file).toContain(heading)
    const naming = withFiles.filter(({ attachments }) => attachments.some((one) => one === file))
    expect(naming.map((record) => record.title).join(), file).toContain(heading)
    if (heading === title) expect(pages, file).toBe(1)
  }
})

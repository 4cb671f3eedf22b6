import { readdir, readFile } from 'node:fs/promises'
import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { clubs, facts, uniform } from '@/content/facts'
import { parseSession } from '@/lib/school/sessions'
import { style } from '@/tools/checks/content/style.mjs'
import { type Day, sessionStart } from './day'
import { embeddedRecords } from './records'

/** Something the demonstration says in the school's name, and where. */
type Source = { where: string; text: string }

const days = ['2025-04-10', '2026-02-20', '2026-08-20', '2026-11-22', '2027-11-20', '2028-06-01']
const ofDay = (day: Day) => embeddedRecords(new Date(`${day}T06:30:00.000Z`))

const stringsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value instanceof Object
      ? Object.values(value).flatMap(stringsIn)
      : []

const recordTexts = new Map(
  days.flatMap((day) =>
    Object.entries(ofDay(day)).flatMap(([list, records]) =>
      stringsIn(records).map((text) => [text, { where: list, text }] as const),
    ),
  ),
)

const files = 'mocks/vendor/media/files'
const pdfs = (await readdir(files)).filter((name) => name.endsWith('.pdf'))

const documents: (Source & { pages: number; title: string })[] = await Promise.all(
  pdfs.map(async (name) => {
    const pdf = await getDocumentProxy(new Uint8Array(await readFile(`${files}/${name}`)))
    const { info } = await getMeta(pdf)
    const { text } = await extractText(pdf, { mergePages: true })
    const title = z.object({ Title: z.string() }).parse(info).Title
    return { where: `files/${name}`, text: text.replace(/\s+/g, ' '), pages: pdf.numPages, title }
  }),
)

const sources = [...recordTexts.values(), ...documents]

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([all]) => all)

const colour = /navy|blue|gr[ae]y|red|maroon|brown|black|white|green|cream|yellow/i
const garment =
  /blazers?|flannels?|trousers|pullovers?|cardigans?|skirts?|tunics?|shorts|shirts?|salwars?|kurtas?|ties?|socks/i
const dressed = new RegExp(
  `\\b(?:${colour.source})\\s+(?:[a-z-]+ ){0,2}?(?:${garment.source})\\b`,
  'gi',
)
const worn = stringsIn(uniform).concat(facts.gamesDress).join('. ').toLowerCase()

/** The clubs of today, and one of the nine that a record speaks of, whatever it is called by now. */
const clubNames = [...clubs.map(({ name }) => name), 'Interact Club']
const before = new Set(['the', 'a', 'each', 'every', 'one', 'nine', 'which', 'of', 'your', 'and'])

type Rule = {
  what: string
  /** What a review found on the site. */
  found: string
  in: (text: string) => string[]
}

/** What contradicts the facts in a text. */
const rules: Rule[] = [
  {
    what: 'a garment in a colour that is not in the uniform',
    found: 'Navy blazers and grey flannels are to be worn from the middle of the month.',
    in: (text) =>
      matches(text, dressed).filter((one) => {
        const [first = '', last = ''] = [one.split(' ')[0], one.split(' ').at(-1)]
        const stem = last.toLowerCase().replace(/s$/, '')
        return !new RegExp(`${first.toLowerCase()}[^.;,]*${stem}`).test(worn)
      }),
  },
  {
    what: 'a club that is not one of the nine, or meets on another day',
    found: 'The chess club meets on Tuesdays and Thursdays and beginners are most welcome.',
    in: (text) => {
      const named = [...text.matchAll(/\b([A-Za-z-]+) club\b/gi)].flatMap(([all, word = '']) =>
        before.has(word.toLowerCase()) || clubNames.some((name) => name.endsWith(all)) ? [] : [all],
      )
      const meetings = [
        ...text.matchAll(/clubs?\b[^.]{0,30}\b((?:Mon|Tues|Wednes|Thurs|Fri|Satur)day)/gi),
      ]
      return [
        ...named,
        ...meetings.flatMap(([all, day]) => (facts.clubDay.includes(day ?? '') ? [] : [all])),
      ]
    },
  },
  {
    what: 'another ground than the one',
    found: 'The final will be played on Saturday at the town ground.',
    in: (text) =>
      [...text.matchAll(/\b([a-z]+) ground\b(?! floor)/gi)].flatMap(([all, word = '']) =>
        ['the', 'one', 'school'].includes(word.toLowerCase()) || facts.ground.includes(word)
          ? []
          : [all],
      ),
  },
]

it.each(rules)(
  '$what is found where a review found it, and stands in no record and in no document',
  ({ found, in: contradictionsIn }) => {
    expect(contradictionsIn(found)).not.toEqual([])
    const all = sources.flatMap(({ where, text }) =>
      contradictionsIn(text).map((one) => `${where}: ${one}`),
    )
    expect(all).toEqual([])
  },
)

it.each(style)('where there is no $pattern, but $write', ({ pattern }) => {
  const written = sources.filter(({ text }) => pattern.test(text))
  expect(written.map(({ where, text }) => `${where}: ${pattern.exec(text)?.[0]}`)).toEqual([])
})

it.each(days)('on %s toppers are of sessions whose boards have been written', (day) => {
  const starts = ofDay(day).toppers.map(({ sessionYear }) => parseSession(sessionYear)?.start)
  for (const start of starts) expect(start).toBeLessThan(sessionStart(day))
})

it('a record that speaks of a file has one', () => {
  const speaks =
    /\battached\b|in the circular|in the date sheet|see the (?:date sheet|circular|list)/i
  for (const day of days) {
    const { news, events, announcements } = ofDay(day)
    const missing = [...news, ...events, ...announcements].filter(
      ({ description, attachments }) => speaks.test(description) && attachments.length === 0,
    )
    expect(missing.map(({ title }) => title)).toEqual([])
  }
})

it('each file is a page headed as the record that names it, and is named by one', () => {
  const named = days.flatMap((day) => {
    const { news, notices, events, highlights, announcements } = ofDay(day)
    return [...news, ...notices, ...events, ...highlights, ...announcements].flatMap(
      ({ title, attachments }) => attachments.map((file) => ({ file, title })),
    )
  })
  for (const { where, title, text, pages } of documents) {
    const titles = named.filter(({ file }) => file === where).map((record) => record.title)
    const [heading = ''] = /School Magazine|Prospectus/.exec(title) ?? [title]
    expect(text, where).toContain(heading)
    expect(
      titles.filter((one) => one.includes(heading)),
      where,
    ).not.toEqual([])
    if (!/magazine|prospectus/.test(where)) expect(pages, where).toBe(1)
  }
})

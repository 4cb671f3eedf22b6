import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { transport } from '@/content/fees'
import { school } from '@/content/school'
import { homeHighlights } from '@/lib/lists/home-highlights'
import { formatWithWeekday } from '@/lib/school/dates'
import { feeGroup, formatAmount, totalOf, yearCost } from '@/lib/school/fees'
import { formatPhone } from '@/lib/school/phones'
import { searchSite } from '@/lib/search/search'
import { toSearchTerms } from '@/lib/search/terms'
import { getCalendar } from '@/lib/vendor-api/resources/calendar'
import { getHighlights } from '@/lib/vendor-api/resources/highlights'
import { cpuMs } from '@/testing/cpu-time'
import { pageText } from '../content/page-text'
import { Today } from '../home/today'
import { SearchView } from './search-view'

beforeAll(async () => {
  await searchSite('builds the index', pageText)
})
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T06:00:00Z'), toFake: ['Date'] })
})

const queries = z
  .record(z.string(), z.array(z.string()))
  .parse(parse(readFileSync('e2e/fixtures/queries.yaml', 'utf8')))

async function firstFor(text: string): Promise<string | undefined> {
  const { answers, found } = await searchSite(text, pageText)
  return (answers[0]?.page.href ?? found.results[0]?.href)?.replace(/#(?:event|news)-.*/, '')
}

it.each(
  Object.entries(queries).flatMap(([page, texts]) =>
    texts.map((text): [string, string] => [text, page]),
  ),
)('a search for "%s" leads to %s', async (text, page) => {
  expect(await firstFor(text)).toBe(page)
})

/** Returns misspellings of a word: a letter after the first omitted, doubled, replaced, or swapped with the next. */
function slipsOf(word: string): string[] {
  return [...word.slice(1)].flatMap((letter, index) => {
    const at = index + 1
    const [before, after] = [word.slice(0, at), word.slice(at + 1)]
    return [
      before + after,
      before + letter + letter + after,
      `${before}z${after}`,
      before + after.slice(0, 1) + letter + after.slice(1),
    ]
  })
}

it.each([
  ...['hostel', 'holiday', 'uniform', 'transport', 'scholarship', 'syllabus', 'library'],
  ...['prospectus', 'timing', 'directions', 'admission', 'magazine', 'complaint', 'chutti'],
  ...['career', 'gallery'],
])('a search for a misspelling of "%s" leads to the same page as the word', async (word) => {
  const page = await firstFor(word)
  const others = new Set<string>()
  for (const slip of slipsOf(word)) if ((await firstFor(slip)) !== page) others.add(slip)
  expect([...others]).toEqual([])
})

const cardsFor = async (text: string) =>
  (await searchSite(text, pageText)).answers.map(({ page, rows }) => [
    page.title,
    ...rows.map(({ label, value }) => `${label}: ${value}`),
  ])

it('says that nothing was found only where no card answers', async () => {
  for (const [text, hasCard] of [
    ['karate', true],
    ['qqqqqqq', false],
  ] as const) {
    const outcome = await searchSite(text, pageText)
    expect(outcome.answers.length > 0).toBe(hasCard)
    const page = renderToStaticMarkup(<SearchView text={text} outcome={outcome} />)
    expect(page.includes('Nothing was found')).toBe(!hasCard)
  }
})

it('the answer to the search "bus" ends with the phone number of the transport office', async () => {
  const [bus = []] = await cardsFor('bus')
  const department = school.departments.find(({ name }) => name === 'Transport')
  expect(bus.at(-1)).toBe(`Transport: ${formatPhone(department?.phone ?? '')}`)
})

it('a search for "school time" shows the hours in the same words as the home page', async () => {
  const highlights = homeHighlights({ calendar: null, events: null, news: null }, '2026-11-23')
  const home = renderToStaticMarkup(<Today highlights={highlights} />)
  const [hours = []] = await cardsFor('school time')
  const winter = hours.find((row) => row.startsWith('School, winter: '))
  expect(home).toContain(winter?.replace('School, winter: ', '>').concat('<'))
})

it('a search for "fees class 5" shows the fees of Classes III-VIII', async () => {
  const group = feeGroup('iii-viii')
  const tuition = group.rows.find(({ type }) => type === 'Tuition')?.amount ?? null
  expect((await cardsFor('fees class 5'))[0]?.slice(0, 5)).toEqual([
    'Fees for Classes III-VIII',
    `On joining: ${formatAmount(totalOf(group))}`,
    `First year, all fees, without the bus: ${formatAmount(yearCost(group, { year: 'first', bus: false }))}`,
    `Tuition, monthly: ${formatAmount(tuition)}`,
    `Transport, monthly: ${formatAmount(transport.amount)}`,
  ])
  expect((await cardsFor('class 11 fees'))[0]).toHaveLength(1 + 4 + 1)
})

it.each(['class 12 fees', '+2 fee', '10+2 fees', 'plus two fees', '12th fee'])(
  'a search for "%s" says that the fees of Class XII are not published',
  async (text) => {
    expect((await cardsFor(text))[0]).toContain('Class XII: Not published')
  },
)

it.each(['holiday', 'छुट्टी', 'is school open tomorrow', 'parso chutti hai kya'])(
  'a search for "%s" shows the next calendar entries as written',
  async (text) => {
    const calendar = ((await getCalendar()) ?? []).filter(({ date }) => date >= '2026-11-22')
    const next = calendar
      .slice(0, 3)
      .map(({ title, date }) => `${title}: ${formatWithWeekday(date)}`)
    const [card = []] = await cardsFor(text)
    expect(card.slice(0, -1)).toEqual(['School Calendar', ...next])
  },
)

it('a search for "age" or "last date" shows the admission age, last date and phone number', async () => {
  for (const text of ['age', 'last date'])
    expect((await cardsFor(text))[0]?.slice(1)).toEqual([
      `Age: ${school.admissionAge}`,
      `Last date: ${school.admissionLastDate}`,
      expect.stringMatching(/^Admissions: /),
    ])
})

const marks = /: English 61-70%, Science 81-90%, Maths 81-90%$/

it.each([
  ['topper 2024-25', ['X Toppers 2024-25', /^Class X: .*%$/], ['XII Toppers 2024-25']],
  ['class 12 topper 2024', ['XII Toppers 2024-25', /^Class XII: .*%$/], ['XII Toppers 2023-24']],
  ['topper 2001', ['X Toppers', 'Front office: 90000 00001'], ['XII Toppers']],
  ['christmas holiday', ['School Calendar', 'Holiday: Christmas: Friday, 25 Dec 2026'], []],
  [
    'saraswati puja ki chutti',
    ['School Calendar', 'Holiday: Saraswati Puja: Thursday, 11 Feb 2027'],
    [],
  ],
  ['होली', ['School Calendar', 'Holiday: Dol Yatra: Monday, 22 Mar 2027'], []],
  ['টপার ২০২৪-২৫', ['X Toppers 2024-25', /^Class X: .*%$/], ['XII Toppers 2024-25']],
  ['bus matigara', ['Our Transport System', 'Matigara: 7:05 am to school · 3:20 pm back home'], []],
  [
    'class 11 science marks',
    ['Admission Criteria Class XI', marks],
    ['Online Application Process'],
  ],
  ['email', ['Contact Us', `Front office: ${school.departments[0]?.email}`], []],
])(
  'a search for "%s" shows the answer in the first row of the answer card',
  async (text, [title, row], links) => {
    const [card] = (await searchSite(text, pageText)).answers
    const [first] = card?.rows ?? []
    expect(card?.page.title).toBe(title)
    expect(`${first?.label}: ${first?.value}`).toMatch(row ?? '')
    expect(card?.links.map((link) => link.title)).toEqual(links)
  },
)

it.each([
  ['pay fees', school.links.feePortal],
  ['fees bharna hai', school.links.feePortal],
  ['फीस भुगतान', school.links.feePortal],
  ['apply online', school.links.admissionPortal],
  ['erp login', school.links.erp],
])('a search for "%s" shows a button to %s', async (text, href) => {
  expect((await searchSite(text, pageText)).answers[0]?.button?.href).toBe(href)
})

it.each(['notice', 'bus', 'uniform', 'football', 'results'])(
  'a search for "%s" lists records of earlier school years last',
  async (text) => {
    const { results } = (await searchSite(text, pageText)).found
    const areOld = results.map(({ date }) => date !== null && date < '2026-04-01')
    expect(areOld).toContain(true)
    expect(areOld).toEqual([...areOld].sort((a, b) => Number(a) - Number(b)))
  },
)

it.each([
  ...['smart class', 'security', 'menu', 'garmi', 'horse riding', 'fan'],
  ...['police verification', 'ticket', 'german', 'घोड़ा', 'नृत्य', 'kharide'],
])('a search for "%s" is not corrected to another word', async (text) => {
  expect((await searchSite(text, pageText)).found.searchTerms).toEqual(toSearchTerms(text))
})

it('a search for twelve unknown words takes less than a second of CPU time', async () => {
  const words = [...'abcdefghijkl'].map((letter) => `qwrtz${letter}ps`)
  expect(await cpuMs(() => searchSite(words.join(' '), pageText))).toBeLessThan(1000)
})

it.each([
  ...['library week', 'sports day', 'qqqqqq', 'the', ''],
  ...['day', 'class', '2026', '<b>', 'principal'],
])('a search for %j shows no answer card', async (text) => {
  expect((await searchSite(text, pageText)).answers).toEqual([])
})

it('the search finds calendar entries and the highlights of the home page', async () => {
  const labels = async (text: string) =>
    (await searchSite(text, pageText)).found.results.map(({ label }) => label)
  expect(await labels('pre-board')).toContain('School Calendar')
  const [highlight] = (await getHighlights()) ?? []
  expect(await labels(highlight?.title ?? '')).toContain('Highlights')
})

import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { transport } from '@/content/fees'
import { school } from '@/content/school'
import { answers as cardsOfContent } from '@/content/search'
import { newFolder } from '@/e2e/support/folder'
import { feeGroup, formatAmount, totalOf } from '@/lib/school/fees'
import { formatPhone } from '@/lib/school/phones'
import { searchSite } from '@/lib/search/search'
import { getHighlights } from '@/lib/vendor-api/resources/highlights'
import { pageText } from '../content/page-text'

// On the server a client component is a reference, which shows nothing.
vi.mock('../ui/lightbox-client')
/** The days of which the demonstration's calendar is made here, whatever the school has. */
vi.mock('@/content/facts', async (original) => ({
  ...(await original<typeof import('@/content/facts')>()),
  yearlyDays: {
    sessionBegins: '04-02',
    summerVacationEnds: '06-18',
    investiture: '07-07',
    halfYearlyExamination: '09-14',
    sportsDay: '12-04',
    annualDay: '12-19',
    winterBreakEnds: '01-05',
    scienceExhibition: '02-20',
    annualExamination: '03-02',
    reportCards: '03-24',
  },
}))

beforeAll(() => {
  vi.stubEnv('DATA_DIR', newFolder())
  vi.useFakeTimers({ now: new Date('2026-11-22T06:00:00Z'), toFake: ['Date'] })
})

afterAll(() => {})

/** What parents type, by the page it must lead to: that of the first card, or the first result. */
const queries: Record<string, readonly string[]> = {
  '/school-calendar': [
    'holiday',
    'next holiday',
    'holiday list 2026',
    'winter vacation',
    'chutti',
    'exam date',
  ],
  '/school-calendar?month=2026-11#day-2026-11-08': ['diwali'],
  '/our-transport-system': ['bus', 'bus number', 'van'],
  '/bus-tracking': ['bus tracking'],
  '/events?year=2026&month=12': ['sports day', 'annual day'],
  '/sub-sports-corner?id=6930cf00dcc6dcd9013a253b': ['sports day photos'],
  '/fee-iii-viii': ['fees class 5', 'class V fee'],
  '/fee-9': ['fee structure of class ix'],
  '/fee-nur-prep': ['nursery fees'],
  '/fee-nursury': ['pre nursery fee'],
  '/fee-structure': ['class 10 fees', 'fees', 'class 11 science fee', 'last date of fee payment'],
  '/hostel-fee': ['hostel fees'],
  '/school-uniform': ['uniform', 'winter dress'],
  '/contact-us': ['directions', 'school address', 'phone number', 'visiting hours'],
  '/student-tc': ['tc', 'T.C. download', 'transfer certificate'],
  '/admission-information': [
    'age',
    'age limit for nursery',
    'last date',
    'last date for admission',
  ],
  '/online-application-process': ['how to apply', 'admission form'],
  '/school-calendar?month=2027-03#day-2027-03-24': ['ptm'],
  '/Career': ['job'],
  '/careercounseling': ['career guidance'],
  '/download-forms': ['leave application'],
  '/syllabus': ['syllabus'],
  '/x-topper': ['toppers class 10'],
  '/e-prospectus': ['prospectus'],
  '/our-library': ['library'],
  '/admission': ['admission'],
  '/admission-criteria-class-xi': ['cut off class 11'],
  '/documents/school-magazine.pdf': ['magazine'],
}

it.each(
  Object.entries(queries).flatMap(([page, texts]) => texts.map((text) => [text, page] as const)),
)('%s leads to %s', async (text, page) => {
  const { answers, found } = await searchSite(text, pageText)
  const led = answers[0]?.page.href ?? found.results[0]?.href
  expect(led?.replace(/#event-.*/, '')).toBe(page)
})

const cardsFor = async (text: string) =>
  (await searchSite(text, pageText)).answers.map(({ page, rows }) => [
    page.title,
    ...rows.map(({ label, value }) => `${label}: ${value}`),
  ])

it('the desk’s number', async () => {
  const [bus = []] = await cardsFor('bus')
  const desk = school.departments.find(({ name }) => name === 'Transport')
  expect(bus.at(-1)).toBe(`Transport: ${formatPhone(desk?.phone ?? '')}`)
})

it('the class’s figures', async () => {
  const group = feeGroup('iii-viii')
  const tuition = group.rows.find(({ type }) => type === 'Tuition')?.amount ?? null
  expect((await cardsFor('fees class 5'))[0]?.slice(0, 4)).toEqual([
    'Fees for Classes III-VIII',
    `At admission, total: ${formatAmount(totalOf(group))}`,
    `Tuition, monthly: ${formatAmount(tuition)}`,
    `Transport, monthly: ${formatAmount(transport.amount)}`,
  ])
  expect((await cardsFor('class 11 fees'))[0]).toHaveLength(1 + 4 + 1)
  expect((await cardsFor('class 12 fees'))[0]).toContain('Class XII: Not published')
})

it('what a card says stands on it, with whom to ask', async () => {
  for (const text of ['age', 'last date']) {
    const { answers } = await searchSite(text, pageText)
    const cards = cardsOfContent.filter(({ words }) => words.split(', ').includes(text))
    expect(cards.map((card) => card.text)).toContain(answers[0]?.text)
    expect(answers[0]?.rows.map(({ label }) => label)).toEqual(['Admissions'])
  }
})

it.each([
  'library week',
  'sports day',
  'qqqqqq',
  'the',
  '',
  'day',
  'class',
  '2026',
  '<b>',
  'principal',
])('no card answers what it knows nothing of: %j', async (text) => {
  expect((await searchSite(text, pageText)).answers).toEqual([])
})

it('the calendar and the ticker are found', async () => {
  const labels = async (text: string) =>
    (await searchSite(text, pageText)).found.results.map(({ label }) => label)
  expect(await labels('pre-board')).toContain('School Calendar')
  const [highlight] = (await getHighlights()) ?? []
  expect(await labels(highlight?.title ?? '')).toContain('Highlights')
})

it('what comes round every year is one result, the next to come, with the other times', async () => {
  const { results } = (await searchSite('annual sports day', pageText)).found
  const events = results.filter(({ label }) => label === 'Events')
  expect(events.map(({ date }) => date)).toEqual(['2026-12-04'])
  expect(events[0]?.repeats.map(({ date }) => date.slice(0, 4))).toEqual(['2025', '2024', '2023'])
})

import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { transport } from '@/content/fees'
import { school } from '@/content/school'
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

/** What parents type, and the page it must lead to: that of the first card, or the first result. */
const queries: Record<string, string> = {
  holiday: '/school-calendar',
  'next holiday': '/school-calendar',
  'holiday list 2026': '/school-calendar',
  'winter vacation': '/school-calendar',
  chutti: '/school-calendar',
  'exam date': '/school-calendar',
  'date sheet': '/news?year=2026&month=9',
  diwali: '/school-calendar?month=2026-11#day-2026-11-08',
  ptm: '/events?year=2027&month=3',
  bus: '/our-transport-system',
  'bus number': '/our-transport-system',
  van: '/our-transport-system',
  'bus tracking': '/bus-tracking',
  'sports day': '/events?year=2026&month=12',
  'annual day': '/events?year=2026&month=12',
  'sports day photos': '/sub-sports-corner?id=6930cf00dcc6dcd9013a253b',
  fees: '/fee-structure',
  'fees class 5': '/fee-iii-viii',
  'class V fee': '/fee-iii-viii',
  'fee structure of class ix': '/fee-9',
  'nursery fees': '/fee-nur-prep',
  'pre nursery fee': '/fee-nursury',
  'class 10 fees': '/fee-structure',
  'class 11 science fee': '/fee-structure',
  'last date of fee payment': '/fee-structure',
  scholarship: '/fee-structure',
  'hostel fees': '/hostel-fee',
  hostle: '/hostel-fee',
  uniform: '/school-uniform',
  'winter dress': '/school-uniform',
  directions: '/contact-us',
  'school address': '/contact-us',
  'phone number': '/contact-us',
  'visiting hours': '/contact-us',
  timing: '/contact-us',
  'school time': '/contact-us',
  tc: '/student-tc',
  'T.C. download': '/student-tc',
  'transfer certificate': '/student-tc',
  age: '/admission-information',
  'age limit for nursery': '/admission-information',
  'last date for admission': '/admission-information',
  'how to apply': '/online-application-process',
  'admission form': '/online-application-process',
  'class 11 science marks': '/admission-criteria-class-xi',
  'cut off class 11': '/admission-criteria-class-xi',
  'result 2026': '/x-topper',
  'toppers class 10': '/x-topper',
  job: '/Career',
  'career guidance': '/careercounseling',
  'leave application': '/download-forms',
  syllabus: '/syllabus',
  prospectus: '/e-prospectus',
  library: '/our-library',
  admission: '/admission',
  magazine: '/documents/school-magazine.pdf',
  फीस: '/hindi',
  দাখিলা: '/bengali',

  // English, as it is typed on a phone.
  feez: '/fee-structure',
  'admision open': '/admission',
  'class 5th fees': '/fee-iii-viii',
  'std 3 fee': '/fee-iii-viii',
  'lkg fees': '/fee-nur-prep',
  'total cost first year': '/first-year-cost',
  'admission fee refund': '/admission-information',
  'photo size for admission': '/admission-information',
  'birth certificate': '/online-application-process',
  'school reopening date': '/school-calendar',
  'hostel room': '/about-hostel',
  'hostel food': '/about-hostel',
  'swimming pool': '/games-and-sports',
  'computer lab': '/our-laboratory',
  'principal name': '/principal-speaks',
  'teachers list': '/our-faculty',
  'affiliation number': '/mandatory-disclosure',
  'whatsapp number': '/contact-us',
  complaint: '/contact-us',
  'lost id card': '/download-forms',
  'change bus stop': '/our-transport-system',
  'cbse syllabus class 9': '/syllabus',
  'subjects in commerce': '/our-curriculum',
  'fee counter timing': '/contact-us',

  // Hinglish.
  'chutti kab hai': '/school-calendar',
  'school ki fees kitni hai': '/fee-structure',
  'class 9 ki fees': '/fee-9',
  'admission kaise le': '/online-application-process',
  'admission ki last date': '/admission-information',
  'bus ka time': '/our-transport-system',
  'school ka samay': '/contact-us',
  'hostel ka kharcha': '/hostel-fee',
  'dress kahan milegi': '/school-uniform',
  'pariksha kab hai': '/school-calendar',

  // Hindi.
  'स्कूल की फीस कितनी है': '/hindi',
  'दाखिला कैसे लें': '/hindi',
  प्रवेश: '/hindi',
  'फ़ोन नंबर': '/hindi',
  छुट्टी: '/school-calendar',
  बस: '/our-transport-system',
  छात्रावास: '/hostel-fee',
  'स्थानांतरण प्रमाण पत्र': '/student-tc',

  // Bengali.
  ভর্তি: '/bengali',
  'স্কুলের বেতন কত': '/bengali',
  যোগাযোগ: '/bengali',
  ছুটি: '/school-calendar',
  'স্কুল বাস': '/our-transport-system',
  'পরীক্ষা কবে': '/school-calendar',
  পোশাক: '/school-uniform',
}

async function firstFor(text: string): Promise<string | undefined> {
  const { answers, found } = await searchSite(text, pageText)
  return (answers[0]?.page.href ?? found.results[0]?.href)?.replace(/#(?:event|news)-.*/, '')
}

it.each(Object.entries(queries))('%s leads to %s', async (text, page) => {
  expect(await firstFor(text)).toBe(page)
})

/** A word with a letter left out, twice, wrong, and in the place of the next; at every place of it. */
function slipsOf(word: string): string[] {
  return [...word].flatMap((letter, at) => {
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
  'hostel',
  'holiday',
  'uniform',
  'transport',
  'scholarship',
  'syllabus',
  'library',
  'prospectus',
  'timing',
  'directions',
  'admission',
  'magazine',
  'complaint',
  'chutti',
])('every slip of one letter of %s finds what it finds', async (word) => {
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

it('age and last date as the school gives them, and whom to ask', async () => {
  for (const text of ['age', 'last date'])
    expect((await cardsFor(text))[0]?.slice(1)).toEqual([
      `Age: ${school.admissionAge}`,
      `Last date: ${school.admissionLastDate}`,
      expect.stringMatching(/^Admissions: /),
    ])
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

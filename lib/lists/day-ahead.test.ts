import { expect, it } from 'vitest'
import { calendarListSchema } from '@/lib/vendor-api/resources/calendar'
import { dayAhead, dayQuery, parseDayChoice } from './day-ahead'
import { dayInWords, dayLines } from './day-lines'
import { dayPicturePath, parseDayPictureName } from './day-picture-path'

const day = '2026-11-26'
const everybody = parseDayChoice({})
const calendarOf = (...rows: readonly (readonly [string, string])[]) =>
  calendarListSchema.parse(rows.map(([date, title]) => ({ date, title })))
const later = ['2026-12-01', 'Sports Day'] as const
const ahead = (rows: readonly (readonly [string, string])[], choice = everybody) =>
  dayAhead({ calendar: calendarOf(...rows), events: null, notice: null }, day, choice)

it('parses the class, bus stop and language of a query, and serializes them to the same query', () => {
  const query = { class: 'VI', stop: 'matigara', lang: 'hi' }
  const choice = parseDayChoice(query)
  expect([choice.schoolClass, choice.stop?.name, choice.lang]).toEqual(['VI', 'Matigara', 'hi'])
  expect(dayQuery(choice)).toBe('?class=VI&stop=matigara&lang=hi')
})

it.each([{ class: 'XIII', stop: 'nowhere', lang: 'fr' }, { class: ['<b>', 'VI'] }, {}])(
  'ignores unknown classes, bus stops and languages in the query %j',
  (query) => {
    expect(dayQuery(parseDayChoice(query))).toBe('')
  },
)

it('/tomorrow shows the day’s entries for a class and for everybody, and the following week’s entries', () => {
  const titles = ['Health check-up, Classes VI to XII', 'Fancy dress, Nursery and Prep', 'Birthday']
  const today = titles.map((title) => [day, title] as const)
  const rows = [...today, later, ['2026-12-04', 'Beyond the week'] as const]
  const { entries, week, school } = ahead(rows, parseDayChoice({ class: 'VI' }))
  expect(entries.map(({ title }) => title)).toEqual([titles[0], titles[2]])
  expect(week.map(({ title, date }) => [title, date])).toEqual([['Sports Day', '2026-12-01']])
  expect(school).toBeNull()
})

it.each([
  ['VI', { isOpen: true, why: null }],
  ['II', { isOpen: false, why: 'Classes I to V' }],
  ['', null],
])('on a holiday for Classes I to V, class "%s" has the school status %j', (name, school) => {
  const choice = parseDayChoice({ class: name })
  expect(ahead([[day, 'Holiday for Classes I to V'], later], choice).school).toEqual(school)
})

it('/tomorrow shows the bus times of a stop, but not on a holiday', () => {
  const choice = parseDayChoice({ stop: 'matigara' })
  expect(ahead([later], choice).bus).toEqual({ morning: '7:05 am', afternoon: '3:20 pm' })
  expect(ahead([[day, 'Holiday: Christmas'], later], choice).bus).toBeNull()
})

it.each([
  [[later], 'School open'],
  [[[day, 'Holiday: Guru Nanak Jayanti'], later], 'School closed: Guru Nanak Jayanti'],
  [[], 'The calendar does not say whether there is school'],
] as const)('with the calendar entries %j, /tomorrow shows for 26 November: %s', (rows, line) => {
  expect(dayLines(ahead(rows), everybody).school).toBe(line)
})

it('/tomorrow does not repeat a holiday among the other entries of the day', () => {
  const rows = [[day, 'Holiday: Christmas'], [day, 'Carols at six'], later] as const
  expect(dayLines(ahead(rows), everybody).entries).toEqual(['Carols at six'])
})

it('/tomorrow says “The calendar could not be loaded” after a failed vendor call', () => {
  const unknown = dayAhead({ calendar: null, events: null, notice: null }, day, everybody)
  expect(dayLines(unknown, everybody).school).toBe('The calendar could not be loaded just now')
})

it('/tomorrow shows the notice of the day instead of “School open”', () => {
  const notice = { text: 'No school on 26 and 27 November: strike', until: '2026-11-27' }
  const noticed = dayAhead({ calendar: calendarOf(later), events: null, notice }, day, everybody)
  expect(dayLines(noticed, everybody).school).toBe(notice.text)
  const over = { ...notice, until: '2026-11-25' }
  const open = dayAhead({ calendar: calendarOf(later), events: null, notice: over }, day, everybody)
  expect(dayLines(open, everybody).school).toBe('School open')
})

it('/tomorrow shows “School closed”, and no bus times, on the days of a notice that closes the school', () => {
  const notice = { text: 'Heavy rain', closed: day, until: '2026-11-27' }
  const calendar = calendarOf(later)
  const on = (date: string) =>
    dayAhead({ calendar, events: null, notice }, date, parseDayChoice({ stop: 'matigara' }))
  const lineOf = (date: string) => dayLines(on(date), everybody).school
  expect(['2026-11-25', day, '2026-11-27'].map(lineOf)).toEqual([
    'School open',
    'School closed: Heavy rain',
    'School closed: Heavy rain',
  ])
  expect(on(day).bus).toBeNull()
})

it.each([
  ['en', 'Thursday, 26 November'],
  ['hi', 'गुरुवार, 26 नवंबर'],
  ['bn', 'বৃহস্পতিবার, 26 নভেম্বর'],
] as const)('formats 26 November 2026 in the language "%s" as %s', (lang, words) => {
  expect(dayInWords(day, lang).replace(/,? /g, ' ')).toBe(words.replace(/,? /g, ' '))
})

it('parseDayPictureName parses the file name in the path that dayPicturePath returns', () => {
  const choice = parseDayChoice({ class: 'Pre-Nursery', stop: 'venus-more', lang: 'bn' })
  const name = dayPicturePath(day, choice, 'tall').split('/').at(-1) ?? ''
  expect(name).toBe('bn.Pre-Nursery.venus-more.tall.jpg')
  expect(parseDayPictureName(day, name)).toEqual({ choice, shape: 'tall' })
})

it.each([
  ...['en.all.all.tall.png', 'en.all.all.huge.jpg', 'fr.all.all.tall.jpg', 'en.XV.all.wide.jpg'],
  '..',
])('parseDayPictureName rejects %s', (name) => {
  expect(parseDayPictureName(day, name)).toBeNull()
})

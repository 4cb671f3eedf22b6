import { expect, it } from 'vitest'
import { calendarListSchema, isDated } from '@/lib/vendor-api/resources/calendar'
import { eventListSchema } from '@/lib/vendor-api/resources/events'
import { dayInWords, dayLines, dayQuery, parseDayChoice } from './day-ahead'

const day = '2026-11-26'
const choice = parseDayChoice({ stop: 'matigara' })
const lists = { calendar: [], events: null, notice: null }

it('parses the bus stop and language of a query, and serializes them to the same query', () => {
  const chosen = parseDayChoice({ class: 'VI', stop: 'matigara', lang: 'hi' })
  expect([chosen.stop?.name, chosen.lang]).toEqual(['Matigara', 'hi'])
  expect(dayQuery(chosen)).toBe('?stop=matigara&lang=hi')
})

it.each([{ stop: 'nowhere', lang: 'fr' }, { lang: ['<b>', 'hi'] }, {}])(
  'ignores unknown bus stops and languages in the query %j',
  (query) => {
    expect(dayQuery(parseDayChoice(query))).toBe('')
  },
)

it('/tomorrow shows the day’s entries as written with their times, and those of the next seven days', () => {
  const records = [
    { date: day, title: 'Holiday: CANCELLED, school open' },
    { date: '2026-12-03', title: 'Winter Vacation starts' },
    { date: '2026-12-04', title: 'Beyond the week' },
  ]
  const calendar = calendarListSchema.parse(records).filter(isDated)
  const events = eventListSchema.parse([{ date: day, title: 'Carols', time: '6 pm' }])
  const lines = dayLines({ calendar, events, notice: null }, day, choice)
  expect(lines.entries).toEqual(['Carols, 6 pm', 'Holiday: CANCELLED, school open'])
  expect(lines.week.map(({ title }) => title)).toEqual(['Winter Vacation starts'])
  expect(lines.hours).toMatch(/^Usual school hours/)
  expect(lines.bus).toBe('Bus Matigara: 7:05 am, back at 3:20 pm')
  expect([lines.notice, lines.freeWeekday]).toEqual(['', ''])
})

it('/tomorrow says that the calendar has no entry, or that it could not be loaded', () => {
  expect(dayLines(lists, day, choice).nothing).toBe('The calendar has no entry for this day')
  const unloaded = dayLines({ ...lists, calendar: null }, day, choice)
  expect(unloaded.nothing).toBe('The calendar could not be loaded just now')
})

it('/tomorrow says whose word it is that the school is closed, and shows no bus then', () => {
  const notice = { text: 'Heavy rain', closed: day, until: '2026-11-27' }
  const on = (date: string) => dayLines({ ...lists, notice }, date, choice)
  expect(on('2026-11-25')).toMatchObject({ notice: 'Heavy rain', freeWeekday: '' })
  expect(on(day)).toMatchObject({ notice: 'Closed, says the school’s notice: Heavy rain', bus: '' })
  expect(on('2026-11-29').freeWeekday).toMatch(/^Sunday: the school lists it as a free day/)
  expect(on('2026-11-29')).toMatchObject({ notice: '', hours: '', uniform: '', bus: '' })
})

it.each([
  ['en', 'Thursday, 26 November'],
  ['hi', 'गुरुवार, 26 नवंबर'],
  ['bn', 'বৃহস্পতিবার, 26 নভেম্বর'],
] as const)('formats 26 November 2026 in the language "%s" as %s', (lang, words) => {
  expect(dayInWords(day, lang).replace(/,? /g, ' ')).toBe(words.replace(/,? /g, ' '))
})

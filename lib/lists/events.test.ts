import { expect, it } from 'vitest'
import { eventListSchema } from '@/lib/vendor-api/resources/events'
import { eventSummaries, eventsInShort, upcomingYears } from './events'

const today = '2026-11-21'

/** Events as the vendor has them, each named after its day; the second of a pair is its last one. */
const eventsOf = (...days: (string | null | [string, string])[]) =>
  eventListSchema.parse(
    days.map((day) => {
      const [date, toDate] = Array.isArray(day) ? day : [day]
      return { title: date ?? 'no day', date, toDate }
    }),
  )

const titlesOf = (events: readonly { title: string }[]) => events.map(({ title }) => title)

it('sorts upcoming events first, the next event on top, then undated events, then past events', () => {
  const days = ['2025-11-21', null, '2027-03-01', '2026-11-20', '2026-11-22']
  const events = eventSummaries(eventsOf(...days), today)
  const coming = ['2026-11-22', '2027-03-01']
  expect(titlesOf(events)).toEqual([...coming, 'no day', '2026-11-20', '2025-11-21'])
  expect(titlesOf(events.filter(({ upcoming }) => upcoming))).toEqual(coming)
})

it.each<[string | [string, string], boolean]>([
  [today, true],
  [['2026-11-19', today], true],
  [['2026-11-19', '2026-11-20'], false],
])('an event with the days %j is upcoming on 2026-11-21: %s', (day, upcoming) => {
  expect(eventSummaries(eventsOf(day), today)[0]?.upcoming).toBe(upcoming)
})

const past = ['2026-11-01', '2026-10-01', '2026-09-01', '2026-08-01', '2026-07-01', '2026-06-01']
const coming = ['2027-01-05', '2027-01-04', '2027-01-03', '2027-01-02', '2027-01-01', today]
const later = '2027-03-01'
const comingFirst = [today, later, ...past.slice(0, 3)]
const mixed = [later, null, '2026-11-20', today, '2026-12-01', '2026-11-22']

it.each([
  ['five events in the vendor’s order', mixed, [later, 'no day', ...mixed.slice(2, 5)], null],
  ['upcoming events first if the first five are past', [...past, later, today], comingFirst, null],
  ['the next five events', [...past, ...coming], coming.toReversed().slice(0, 5), 'Coming events'],
  ['the latest five events if none is upcoming', past, past.slice(0, 5), 'Past events'],
])('the home page shows %s', (_, returned, titles, kind) => {
  const short = eventsInShort(eventsOf(...returned), 5, today)
  expect(titlesOf(short.events)).toEqual(titles)
  expect(short.kind).toBe(kind)
})

it('counts the upcoming events of each future year, earliest year first', () => {
  const days = ['2028-01-02', '2027-03-01', '2026-12-30', null, '2027-01-05', '2026-01-10']
  expect(upcomingYears(eventSummaries(eventsOf(...days), today), today)).toEqual([
    { year: 2027, count: 2 },
    { year: 2028, count: 1 },
  ])
})

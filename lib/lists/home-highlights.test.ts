import { expect, it } from 'vitest'
import { calendarListSchema } from '@/lib/vendor-api/resources/calendar'
import { eventListSchema } from '@/lib/vendor-api/resources/events'
import { newsListSchema } from '@/lib/vendor-api/resources/news'
import { homeHighlights } from './home-highlights'

const none = { calendar: null, events: null, news: null }
const calendarOf = (...lines: readonly (readonly [string, string])[]) =>
  calendarListSchema.parse(lines.map(([date, title]) => ({ date, title })))

it('the home page shows the next holiday, the next event and the latest news item', () => {
  const { holiday, next, latestNews } = homeHighlights(
    {
      calendar: calendarOf(
        ['2026-12-25', 'Holiday: Christmas'],
        ['2026-11-23', 'Holiday: Guru Nanak Jayanti'],
        ['2026-11-22', 'Holiday: today'],
        ['2026-11-26', 'Book fair'],
      ),
      events: eventListSchema.parse([
        { title: 'Carnival', date: '2026-12-05' },
        { title: 'Book fair', date: '2026-11-26', toDate: '2026-11-28' },
        { title: 'A trip at seven this morning', date: '2026-11-22' },
        { title: 'Without a day' },
      ]),
      news: newsListSchema.parse([
        { title: 'Older', fromDate: '2026-11-02' },
        { title: 'Newest', fromDate: '2026-11-20' },
        { title: 'To come', fromDate: '2027-01-01' },
      ]),
    },
    '2026-11-22',
  )
  const titles = [holiday?.title, next?.title, latestNews?.title]
  expect(titles).toEqual(['Guru Nanak Jayanti', 'Book fair', 'Newest'])
  expect(next?.href).toMatch(/^\/events\?/)
})

it('the home page shows the next calendar entry if it is sooner than the next event', () => {
  const events = eventListSchema.parse([{ title: 'Carnival', date: '2026-12-05' }])
  const calendar = calendarOf(['2026-11-28', 'Parent-teacher meeting'])
  expect(homeHighlights({ ...none, calendar, events }, '2026-11-22').next).toEqual({
    title: 'Parent-teacher meeting',
    date: '2026-11-28',
    href: '/school-calendar?month=2026-11#day-2026-11-28',
  })
})

it('the home page shows no past event, and nothing from an empty or unloaded list', () => {
  const nothing = { next: null, holiday: null, latestNews: null, season: 'winter' }
  const past = eventListSchema.parse([{ title: 'Quiz', date: '2026-11-21' }])
  const today = '2026-11-24'
  expect(homeHighlights(none, today)).toMatchObject({ ...nothing, school: null })
  expect(homeHighlights({ calendar: [], events: past, news: [] }, today)).toMatchObject(nothing)
})

it.each([
  ['2026-11-24', null],
  ['2026-11-22', 'Sunday'],
  ['2026-12-25', 'Christmas'],
  ['2026-12-23', null],
  ['2026-12-24', 'Winter break'],
  ['2027-01-04', 'Winter break'],
  ['2027-01-05', null],
  ['2027-10-06', 'Puja vacation'],
  ['2028-03-29', 'Between two sessions'],
  ['2027-09-20', null],
  ['2028-04-03', null],
])('finds in the calendar why the school is closed on %s (null if open): %s', (day, why) => {
  const calendar = calendarOf(
    ['2026-12-23', 'Last day before the winter break'],
    ['2026-12-25', 'Holiday: Christmas'],
    ['2027-01-03', 'Hostel reopens after the winter break'],
    ['2027-01-05', 'School reopens after the winter break'],
    ['2027-09-18', 'Last day of the half-yearly examination'],
    ['2027-10-05', 'Puja vacation begins'],
    ['2027-10-15', 'School reopens after the Puja vacation'],
    ['2028-03-28', 'Last day of the session 2027-28'],
    ['2028-04-03', 'Session 2028-29 begins for all classes'],
  )
  const { school } = homeHighlights({ ...none, calendar }, day)
  expect(school).toEqual({ isOpen: why === null, why })
})

it('lists today’s calendar entries and events, each title only once', () => {
  const calendar = calendarOf(['2026-11-25', 'Health check-up'], ['2026-11-28', 'Model UN'])
  const events = eventListSchema.parse([
    { title: 'Book fair', date: '2026-11-24', toDate: '2026-11-26' },
    { title: 'Health check-up', date: '2026-11-25' },
  ])
  const { entries } = homeHighlights({ ...none, calendar, events }, '2026-11-25')
  expect(entries.map(({ title }) => title)).toEqual(['Health check-up', 'Book fair'])
})

it.each<[string, 'open' | 'unknown', [string, string][]]>([
  ['has an entry within 45 days', 'open', [['2027-01-09', 'Sports day']]],
  ['is empty', 'unknown', []],
  ['has nothing for the next 45 days', 'unknown', [['2027-01-10', 'Sports day']]],
  ['ended yesterday', 'unknown', [['2026-11-24', 'Sports day']]],
  [
    'names a feast today, but not as a “holiday”',
    'unknown',
    [['2026-11-25', 'Guru Nanak Jayanti']],
  ],
  ['says today that school reopens', 'open', [['2026-11-25', 'School reopens']]],
])('if the calendar %s, the school’s status today is “%s”', (_, today, lines) => {
  const { school } = homeHighlights({ ...none, calendar: calendarOf(...lines) }, '2026-11-25')
  expect(school).toEqual(today === 'open' ? { isOpen: true, why: null } : null)
})

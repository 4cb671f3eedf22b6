import { expect, it } from 'vitest'
import { calendarListSchema, isDated } from '@/lib/vendor-api/resources/calendar'
import { eventListSchema } from '@/lib/vendor-api/resources/events'
import { newsListSchema } from '@/lib/vendor-api/resources/news'
import { homeHighlights } from './home-highlights'

it('the home page shows the next entry, whatever its title says, and the latest news item', () => {
  const { next, entries, latestNews } = homeHighlights(
    {
      calendar: calendarListSchema
        .parse([
          { date: '2026-12-25', title: 'Holiday: Christmas' },
          { date: '2026-11-26', title: 'Book fair' },
          { date: '2026-11-24', title: 'Vacation (24 Nov - 2 Dec)' },
        ])
        .filter(isDated),
      events: eventListSchema.parse([
        { title: 'Carnival', date: '2026-12-05' },
        { title: 'Book fair', date: '2026-11-26', toDate: '2026-11-28' },
        { title: 'Camp', date: '2026-11-20', toDate: '2026-11-26', time: '9 am' },
        { title: 'Without a day' },
      ]),
      news: newsListSchema.parse([
        { title: 'Older', fromDate: '2026-11-02' },
        { title: 'Newest', fromDate: '2026-11-20' },
        { title: 'To come', fromDate: '2027-01-01' },
      ]),
    },
    '2026-11-25',
  )
  expect(entries.map(({ title, time }) => [title, time])).toEqual([['Camp', '9 am']])
  expect([next?.title, latestNews?.title]).toEqual(['Book fair', 'Newest'])
  expect(next?.href).toMatch(/^\/events\?/)
})

it('the home page shows no past event, and nothing from an empty or unloaded list', () => {
  const nothing = { entries: [], next: null, latestNews: null, closure: null, season: 'winter' }
  const none = { calendar: null, events: null, news: null }
  const past = eventListSchema.parse([{ title: 'Quiz', date: '2026-11-21' }])
  const today = '2026-11-24'
  expect(homeHighlights(none, today)).toMatchObject(nothing)
  expect(homeHighlights({ calendar: [], events: past, news: [] }, today)).toMatchObject(nothing)
})

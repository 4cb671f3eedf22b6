import { expect, it } from 'vitest'
import { calendarListSchema } from '@/lib/vendor-api/resources/calendar'
import { eventListSchema } from '@/lib/vendor-api/resources/events'
import { newsListSchema } from '@/lib/vendor-api/resources/news'
import { homeHighlights } from './home-highlights'

const day = '2026-11-22'

it('names the next holiday, the next event and the newest notice', () => {
  const { holiday, event, notice } = homeHighlights(
    {
      calendar: calendarListSchema.parse([
        { title: 'Holiday: Christmas', date: '2026-12-25' },
        { title: 'Sports day', date: '2026-11-23' },
        { title: 'Holiday: Guru Nanak Jayanti', date: '2026-11-24' },
        { title: 'Holiday: Bhai Dooj', date: '2026-11-11' },
      ]),
      events: eventListSchema.parse([
        { title: 'Carnival', date: '2026-12-05' },
        { title: 'Book fair', date: '2026-11-20', toDate: '2026-11-25' },
        { title: 'Quiz', date: '2026-11-21' },
        { title: 'Without a day' },
      ]),
      news: newsListSchema.parse([
        { title: 'Older', fromDate: '2026-11-02' },
        { title: 'Newest', fromDate: '2026-11-20' },
        { title: 'To come', fromDate: '2027-01-01' },
      ]),
    },
    day,
  )
  expect([holiday?.title, event?.title, notice?.title]).toEqual([
    'Holiday: Guru Nanak Jayanti',
    'Book fair',
    'Newest',
  ])
})

it('says nothing of a list that was never loaded, or has nothing to come', () => {
  const none = { holiday: null, event: null, notice: null }
  const past = eventListSchema.parse([{ title: 'Quiz', date: '2026-11-21' }])
  expect(homeHighlights({ calendar: null, events: null, news: null }, day)).toEqual(none)
  expect(homeHighlights({ calendar: [], events: past, news: [] }, day)).toEqual(none)
})

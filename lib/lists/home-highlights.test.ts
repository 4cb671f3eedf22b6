import { expect, it } from 'vitest'
import type { CalendarEvent } from '@/lib/vendor-api/resources/calendar'
import type { SchoolEvent } from '@/lib/vendor-api/resources/events'
import type { News } from '@/lib/vendor-api/resources/news'
import { homeHighlights } from './home-highlights'

const day = '2026-11-22'

const entry = (title: string, date: string): CalendarEvent => ({
  uid: title,
  title,
  date,
  download: null,
})

const event = (title: string, date: string | null, until: string | null = null): SchoolEvent => ({
  uid: title,
  title,
  description: '',
  date,
  until,
  time: null,
  venue: null,
  images: [],
  download: null,
})

const notice = (title: string, date: string | null): News => ({
  uid: title,
  title,
  description: '',
  date,
  download: null,
})

it('names the next holiday, the next event and the newest notice', () => {
  const today = homeHighlights(
    {
      calendar: [
        entry('Holiday: Christmas', '2026-12-25'),
        entry('Sports day', '2026-11-23'),
        entry('Holiday: Guru Nanak Jayanti', '2026-11-24'),
        entry('Holiday: Bhai Dooj', '2026-11-11'),
      ],
      events: [
        event('Carnival', '2026-12-05'),
        event('Book fair', '2026-11-20', '2026-11-25'),
        event('Quiz', '2026-11-21'),
        event('Without a day', null),
      ],
      news: [
        notice('Older', '2026-11-02'),
        notice('Newest', '2026-11-20'),
        notice('To come', '2027-01-01'),
      ],
    },
    day,
  )
  expect(today.holiday?.title).toBe('Holiday: Guru Nanak Jayanti')
  expect(today.event?.title).toBe('Book fair')
  expect(today.notice?.title).toBe('Newest')
})

it('says nothing of a list that was never loaded, or has nothing to come', () => {
  expect(homeHighlights({ calendar: null, events: null, news: null }, day)).toEqual({
    holiday: null,
    event: null,
    notice: null,
  })
  expect(
    homeHighlights({ calendar: [], events: [event('Quiz', '2026-11-21')], news: [] }, day),
  ).toEqual({
    holiday: null,
    event: null,
    notice: null,
  })
})

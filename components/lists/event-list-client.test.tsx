// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { eventSummaries } from '@/lib/lists/events'
import { eventListSchema } from '@/lib/vendor-api/resources/events'
import { withDescription } from '@/lib/vendor-api/rich-text'
import { markupOf } from '@/testing/markup'
import { EventList } from './event-list-client'

/** Returns an event for each day, titled with the day, as seen on 24 November. */
const eventsOf = (...days: string[]) =>
  eventSummaries(
    eventListSchema.parse(days.map((date) => ({ title: date, date }))),
    '2026-11-24',
  ).map((event) => withDescription(event))

/** Returns the titles of the list in their order, with its headings. */
function titlesOf(items: ReturnType<typeof eventsOf>): string[] {
  const page = { items, total: items.length, page: 1, pages: 1 }
  const filters = { year: '2026', month: '', q: '', page: 1 }
  const initial = {
    ...{ path: '/events', detail: null, page, filters, source: '/api/lists/events?build=1' },
    years: { name: 'year', options: ['2026'], initial: '2026' },
    site: 'https://www.school.example',
  } as const
  const box = markupOf(<EventList upcoming={[]} initial={initial} />)
  expect(box.querySelectorAll('article')).toHaveLength(items.length)
  expect(box.querySelectorAll('details:not([open]) + ul')).toHaveLength(0)
  return [...box.querySelectorAll('h2')].map((title) => title.textContent)
}

it('/events lists past events below a heading, open', () => {
  const both = eventsOf('2026-11-25', '2026-11-23')
  expect(titlesOf(both)).toEqual(['2026-11-25', 'Past events', '2026-11-23'])
  expect(titlesOf(eventsOf('2026-11-23'))).toEqual(['Past events', '2026-11-23'])
  expect(titlesOf(eventsOf('2026-11-25'))).toEqual(['2026-11-25'])
})

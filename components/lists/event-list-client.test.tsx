// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { EventSummary } from '@/lib/lists/events'
import { EventList } from './event-list-client'

const event = (uid: string, upcoming: boolean): EventSummary => ({
  uid,
  title: uid,
  description: 'Words',
  date: '2026-11-24',
  until: null,
  time: null,
  venue: null,
  image: null,
  download: null,
  upcoming,
})

/** The titles that are folded, of events shown with a month chosen, words searched for, or neither. */
function foldedOf(items: EventSummary[], chosen: { month?: string; q?: string } = {}): string[] {
  const page = { items, total: items.length, page: 1, pages: 1 }
  const filters = { year: '2026', month: '', q: '', page: 1, ...chosen }
  const box = document.createElement('div')
  box.innerHTML = renderToStaticMarkup(
    <EventList
      upcoming={[]}
      initial={{
        path: '/events',
        detail: null,
        page,
        filters,
        years: { name: 'year', options: ['2026'], initial: '2026' },
        source: '/api/lists/events?build=1',
        site: 'https://www.school.example',
      }}
    />,
  )
  expect(box.querySelectorAll('article')).toHaveLength(items.length)
  return [...box.querySelectorAll('details:not([open]) h2')].map((title) => title.textContent)
}

it('past events are folded while others are to come, unless the reader asks for a month or for words', () => {
  const both = [event('next', true), event('over', false)]
  expect(foldedOf(both)).toEqual(['over'])
  expect(foldedOf([event('over', false)])).toEqual([])
  expect(foldedOf(both, { month: '11' })).toEqual([])
  expect(foldedOf(both, { q: 'e' })).toEqual([])
})

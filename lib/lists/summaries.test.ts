import { describe, expect, it } from 'vitest'
import type { Album } from '@/lib/vendor-api/resources/albums'
import type { SchoolEvent } from '@/lib/vendor-api/resources/events'
import { albumSummaries, eventSummaries, eventsInShort } from './summaries'

function event(title: string, date: string | null, until: string | null = null): SchoolEvent {
  return {
    uid: title,
    title,
    description: '',
    date,
    until,
    time: null,
    venue: null,
    images: ['/media/a.webp', '/media/b.webp'],
    download: null,
  }
}

const today = '2026-11-21'

it('upcoming events come first, the next on top; then what is over, the latest on top', () => {
  const cards = eventSummaries(
    [
      event('last year', '2025-11-21'),
      event('no day', null),
      event('in spring', '2027-03-01'),
      event('yesterday', '2026-11-20'),
      event('tomorrow', '2026-11-22'),
    ],
    today,
  )
  expect(cards.map(({ title }) => title)).toEqual([
    'tomorrow',
    'in spring',
    'yesterday',
    'last year',
    'no day',
  ])
  expect(cards.filter(({ upcoming }) => upcoming)).toHaveLength(2)
})

describe('Events & Activities on the home page', () => {
  const past = ['2026-11-01', '2026-10-01', '2026-09-01', '2026-08-01', '2026-07-01', '2026-06-01']
  const titles = (dates: readonly (string | null)[]) => {
    const { events, kind } = eventsInShort(
      dates.map((date) => event(date ?? 'no day', date)),
      5,
      today,
    )
    return [...events.map(({ title }) => title), kind]
  }

  it('the first five as returned', () => {
    const returned = ['2027-03-01', null, '2026-11-20', today, '2026-12-01', '2026-11-22']
    expect(titles(returned)).toEqual([
      '2027-03-01',
      'no day',
      '2026-11-20',
      today,
      '2026-12-01',
      null,
    ])
  })

  it('when those are all past and later ones exist, the coming ones come first, and the heading says what it shows', () => {
    expect(titles([...past, '2027-03-01', today])).toEqual([
      today,
      '2027-03-01',
      ...past.slice(0, 3),
      null,
    ])
    const coming = ['2027-01-05', '2027-01-04', '2027-01-03', '2027-01-02', '2027-01-01', today]
    expect(titles([...past, ...coming])).toEqual([
      ...coming.toReversed().slice(0, 5),
      'Coming events',
    ])
    expect(titles(past)).toEqual([...past.slice(0, 5), 'Past events'])
  })
})

it('an event is upcoming until its last day is over', () => {
  const upcoming = (date: string, until: string | null) =>
    eventSummaries([event('A', date, until)], today)[0]?.upcoming
  expect(upcoming(today, null)).toBe(true)
  expect(upcoming('2026-11-19', today)).toBe(true)
  expect(upcoming('2026-11-19', '2026-11-20')).toBe(false)
})

it('an album’s card has its first photo and the number of photos, newest album first', () => {
  const album = (title: string, date: string, photos: string[]): Album => ({
    id: 'a',
    title,
    description: 'long',
    category: 'PhotoGallery',
    date,
    photos,
  })
  const cards = albumSummaries([
    album('old', '2025-01-01', []),
    album('new', '2026-01-01', ['/1', '/2']),
  ])
  expect(cards).toEqual([
    { id: 'a', title: 'new', date: '2026-01-01', cover: '/1', count: 2 },
    { id: 'a', title: 'old', date: '2025-01-01', cover: null, count: 0 },
  ])
})

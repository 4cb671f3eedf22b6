import { expect, it } from 'vitest'
import { albumFinder } from './album-links'

const album = (title: string, date: string | null, id: string | null = title) => ({
  title,
  date,
  text: '',
  href: id && `/photo-categories?id=${id}`,
})

const albumOf = albumFinder([
  album('Annual Sports Day 2026', '2026-12-05', 'sports'),
  album('Annual Sports Day 2025', '2025-12-05', 'older'),
  album('Yoga', '2026-06-21', 'yoga'),
  album('2026', '2026-08-15', 'wordless'),
  album('Investiture ceremony', null, 'undated'),
  album('Reading week', '2026-04-28', null),
])

it('an event or a day links to its album when titles and dates match', () => {
  expect(albumOf({ title: 'Annual Sports Day, finals', date: '2026-12-05' })).toMatch(/id=sports$/)
  expect(albumOf({ title: 'International Day of Yoga', date: '2026-06-21' })).toMatch(/id=yoga$/)
})

it('the album may be of any of its days, or of the week after', () => {
  const event = { title: 'Annual sports day', date: '2026-12-03' }
  expect(albumOf({ ...event, until: '2026-12-05' })).toMatch(/id=sports$/)
  expect(albumOf(event)).toMatch(/id=sports$/)
  expect(albumOf({ ...event, date: '2026-11-20' })).toBeNull()
  expect(albumOf({ ...event, date: '2026-12-06' })).toBeNull()
})

it.each([
  ['another title', { title: 'Winter carnival', date: '2026-12-05' }],
  ['some words alone in common', { title: 'Annual prize giving', date: '2026-12-05' }],
  ['no day', { title: 'Annual Sports Day', date: null }],
  ['an album without a day', { title: 'Investiture ceremony', date: '2026-07-07' }],
  ['an album without words', { title: 'Independence Day', date: '2026-08-15' }],
  ['an album without a page', { title: 'Reading week begins', date: '2026-04-28' }],
])('%s links nowhere', (_, happening) => {
  expect(albumOf(happening)).toBeNull()
})

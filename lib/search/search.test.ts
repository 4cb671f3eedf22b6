import { expect, it, vi } from 'vitest'
import type { ListEntry } from '@/lib/lists/entries'
import { searchSite } from './search'

const vendor = vi.hoisted(() => ({ entries: [] as ListEntry[] }))

vi.mock('@/lib/lists/lists', () => ({
  lists: [{ label: 'News', path: '/news', entries: async () => vendor.entries }],
}))

vi.mock('@/lib/vendor-api/resources/calendar', () => ({ getCalendar: async () => null }))
vi.mock('@/lib/vendor-api/resources/highlights', () => ({ getHighlights: async () => null }))

/** Called once per page whenever an index is built. */
const textOf = vi.fn(() => null)

const entry = (title: string): ListEntry => ({
  title,
  date: null,
  text: () => '',
  href: `/${title}`,
})

const titlesOf = async (text: string) =>
  (await searchSite(text, textOf)).found.results.map(({ href }) => href)

it('the search index is built once, and again only after a list has changed', async () => {
  vendor.entries = [entry('zebra')]
  expect(await titlesOf('zebra')).toEqual(['/zebra'])
  const once = textOf.mock.calls.length
  await titlesOf('zebra')
  await Promise.all([titlesOf('zebra'), titlesOf('okapi')])
  expect(textOf).toHaveBeenCalledTimes(once)

  vendor.entries = [entry('okapi')]
  expect(await titlesOf('okapi')).toEqual(['/okapi'])
  expect(await titlesOf('zebra')).toEqual([])
  expect(textOf).toHaveBeenCalledTimes(2 * once)
})

it('after a failure, the next search builds the search index again', async () => {
  vendor.entries = [entry('zebra')]
  textOf.mockImplementationOnce(() => {
    throw new Error('no descriptor left')
  })
  await expect(titlesOf('zebra')).rejects.toThrow('no descriptor left')
  expect(await titlesOf('zebra')).toEqual(['/zebra'])
})

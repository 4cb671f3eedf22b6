import { expect, it, vi } from 'vitest'
import type { ListEntry } from '@/lib/lists/entries'
import { searchSite } from './search'

const vendor = vi.hoisted(() => ({ entries: [] as ListEntry[] }))

vi.mock('@/lib/lists/lists', () => ({
  lists: [{ label: 'News', path: '/news', entries: async () => vendor.entries }],
}))

vi.mock('@/lib/vendor-api/resources/calendar', () => ({ getCalendar: async () => null }))
vi.mock('@/lib/vendor-api/resources/highlights', () => ({ getHighlights: async () => null }))

const textOf = vi.fn(() => null)

const entry = (title: string) => ({ title, date: null, text: vi.fn(() => ''), href: `/${title}` })

const titlesOf = async (text: string) =>
  (await searchSite(text, textOf)).found.results.map(({ href }) => href)

it('the search reads each page and record once, and takes up what has changed in a list', async () => {
  const zebra = entry('zebra')
  vendor.entries = [zebra]
  expect(await titlesOf('zebra')).toEqual(['/zebra'])
  const once = textOf.mock.calls.length
  vendor.entries = [entry('okapi'), zebra]
  expect(await Promise.all(['zebra', 'okapi'].map(titlesOf))).toEqual([['/zebra'], ['/okapi']])
  vendor.entries = [entry('okapi')]
  expect(await titlesOf('zebra')).toEqual([])
  expect([textOf.mock.calls.length, zebra.text.mock.calls.length]).toEqual([once, 1])
})

it('after a failure, the next search builds the search index again', async () => {
  const zebra = entry('zebra')
  zebra.text.mockImplementationOnce(() => {
    throw new Error('no descriptor left')
  })
  vendor.entries = [zebra]
  await expect(titlesOf('zebra')).rejects.toThrow('no descriptor left')
  expect(await titlesOf('zebra')).toEqual(['/zebra'])
})

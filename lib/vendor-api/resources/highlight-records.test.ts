import { expect, it, vi } from 'vitest'
import { MemoryStore } from '@/lib/cache/memory-store'
import { fileUrl, pictureUrl } from '@/lib/media-url/media-url'
import { reasonsOf } from '@/testing/left-out'
import { fetchVendorJson } from '../client'
import { listOf } from '../list'
import { setStore } from '../response-store'
import { albumsOf } from './albums'
import { byCategory, rawHighlightRecord } from './highlight-records'
import { highlightListSchema } from './highlights'
import { getNotices } from './notices'

vi.mock('../client', async (original) => ({
  ...(await original<typeof import('../client')>()),
  fetchVendorJson: vi.fn(),
}))

it('fetches the recent activities, the sports corner and the notices with a single vendor call', async () => {
  const records = [
    null,
    { _id: 'a', title: 'Walk', category: 'RecentActivities', attachments: ['a.webp'] },
    { _id: 'b', title: 'Match', category: 'SportsCorner' },
    { title: 'A', category: 'Notice', fromDate: '2026-08-15', attachments: ['a.pdf', 'b.pdf'] },
    { title: 'B', category: 'Highlight', attachments: ['c.pdf'] },
  ]
  setStore(new MemoryStore())
  vi.mocked(fetchVendorJson).mockResolvedValue(records)
  const [activities, sports, notices] = await Promise.all([
    albumsOf('RecentActivities')(),
    albumsOf('SportsCorner')(),
    getNotices(),
  ])
  expect(activities).toMatchObject([{ id: 'a', title: 'Walk', photos: [pictureUrl('a.webp')] }])
  expect(sports).toMatchObject([{ id: 'b', title: 'Match', photos: [] }])
  const files = ['a.pdf', 'b.pdf'].map((path) => ({ href: fileUrl(path), kind: 'PDF' }))
  expect(notices).toEqual([{ title: 'A', description: '', date: '2026-08-15', files }])
  expect(fetchVendorJson).toHaveBeenCalledTimes(1)
})

it('reports a highlight record with an unknown category', () => {
  expect(reasonsOf(highlightListSchema, [{ title: 'A', category: 'Circular' }])).toEqual([
    'category: the text "Circular"',
  ])
})

it.each([['Notice', 'Highlight'], 'notices / HIGHLIGHT'].map((category) => ({ category })))(
  'lists a record under each of its categories: $category',
  ({ category }) => {
    const records = listOf(rawHighlightRecord)
      .transform(byCategory)
      .parse([{ title: 'A', category }])
    expect(records).toMatchObject([{ category: 'Notice' }, { category: 'Highlight' }])
  },
)

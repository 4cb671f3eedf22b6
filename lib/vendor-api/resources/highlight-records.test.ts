import { expect, it, vi } from 'vitest'
import { fileUrl } from '@/lib/media-url/media-url'
import { reasonsOf } from '@/testing/left-out'
import { fetchVendorJson } from '../client'
import { albumsOf } from './albums'
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
  vi.mocked(fetchVendorJson).mockResolvedValue(records)
  const [activities, sports, notices] = await Promise.all([
    albumsOf('RecentActivities')(),
    albumsOf('SportsCorner')(),
    getNotices(),
  ])
  expect(activities).toMatchObject([{ id: 'a', title: 'Walk', attachments: ['a.webp'] }])
  expect(sports).toMatchObject([{ id: 'b', title: 'Match', attachments: [] }])
  const files = ['a.pdf', 'b.pdf'].map((path) => ({ href: fileUrl(path), kind: 'PDF' }))
  expect(notices).toEqual([{ title: 'A', description: { source: '' }, date: '2026-08-15', files }])
  expect(fetchVendorJson).toHaveBeenCalledTimes(1)
})

it('reports a highlight record with an unknown category, and leaves it out', () => {
  const records = ['Circular', 'Notice, Highlight', 'highlight'].map((category) => ({
    title: category,
    category,
  }))
  expect(highlightListSchema.parse(records)).toEqual([{ title: 'highlight', files: [] }])
  expect(reasonsOf(highlightListSchema, records)).toEqual([
    'category: the text "Circular"',
    'category: the text "Notice, Highlight"',
  ])
})

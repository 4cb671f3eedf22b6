import { afterEach, expect, it, vi } from 'vitest'
import { fileAddress, pictureAddress } from '@/lib/routes/media-address'
import { vendorJson } from '../client'
import { albumsOf } from './albums'
import { getNotices } from './notices'

vi.mock('../client', async (original) => ({
  ...(await original<typeof import('../client')>()),
  vendorJson: vi.fn(),
}))
vi.mock('@/lib/vendor-api/store', () => ({
  store: () => ({ isShared: false, read: async () => null, write: async () => undefined }),
}))

afterEach(() => {
  globalThis.singletons = undefined
})

const records = [
  null,
  { _id: 'a', title: 'Walk', category: 'RecentActivities', attachments: ['a.webp'] },
  { _id: 'b', title: 'Match', category: 'SportsCorner' },
  { title: 'A', category: 'Notice', fromDate: '2026-08-15', attachments: ['a.pdf', 'b.pdf'] },
  { title: 'B', category: 'Highlight', attachments: ['c.pdf'] },
]

it('recent activities, sports corner and notices come with one call of the vendor’s', async () => {
  vi.mocked(vendorJson).mockResolvedValue(records)
  const [activities, sports, notices] = await Promise.all([
    albumsOf('RecentActivities')(),
    albumsOf('SportsCorner')(),
    getNotices(),
  ])
  expect(activities).toMatchObject([{ id: 'a', title: 'Walk', photos: [pictureAddress('a.webp')] }])
  expect(sports).toMatchObject([{ id: 'b', title: 'Match', photos: [] }])
  expect(notices).toEqual([
    {
      title: 'A',
      description: '',
      date: '2026-08-15',
      files: [fileAddress('a.pdf'), fileAddress('b.pdf')],
    },
  ])
  expect(vendorJson).toHaveBeenCalledTimes(1)
})

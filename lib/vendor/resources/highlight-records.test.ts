import { expect, it, vi } from 'vitest'
import { vendorFetch } from '../client'
import { albumsOf } from './albums'
import { getNotices } from './notices'

vi.mock('../client', () => ({ vendorFetch: vi.fn() }))

/** A cache that keeps its first answer. */
vi.mock('../query', () => {
  const query = (_tag: string, _name: string, load: () => Promise<unknown>) => {
    let answer: Promise<unknown> | undefined
    return () => {
      answer ??= load().catch(() => null)
      return answer
    }
  }
  return { query, queryBy: vi.fn() }
})

const records = [
  null,
  { _id: 'a', title: 'Walk', category: 'RecentActivities', attachments: ['a.webp'] },
  { _id: 'b', title: 'Match', category: 'SportsCorner' },
  { title: 'A', category: 'Notice', fromDate: '2026-08-15', attachments: ['a.pdf', 'b.pdf'] },
  { title: 'B', category: 'Highlight', attachments: ['c.pdf'] },
]

it('recent activities, sports corner and notices come with one call of the vendor’s', async () => {
  vi.mocked(vendorFetch).mockImplementation(async (_call, schema) => schema.parse(records))
  const [activities, sports, notices] = await Promise.all([
    albumsOf('RecentActivities')(),
    albumsOf('SportsCorner')(),
    getNotices(),
  ])
  expect(activities).toMatchObject([{ id: 'a', title: 'Walk', photos: ['/media/a.webp'] }])
  expect(sports).toMatchObject([{ id: 'b', title: 'Match', photos: [] }])
  expect(notices).toEqual([
    { title: 'A', description: '', date: '2026-08-15', files: ['/media/a.pdf', '/media/b.pdf'] },
  ])
  expect(vendorFetch).toHaveBeenCalledTimes(1)
})

import { expect, it } from 'vitest'
import type { Album } from '@/lib/vendor-api/resources/albums'
import { albumSummaries } from './albums'

it('sorts album cards newest first, each with its first photo and photo count', () => {
  const album = { id: 'a', description: { source: 'long' }, files: [] }
  const albums: Album[] = [
    { ...album, title: 'old', date: '2025-01-01', photos: [] },
    { ...album, title: 'new', date: '2026-01-01', photos: ['/1', '/2'] },
  ]
  expect(albumSummaries(albums)).toEqual([
    { id: 'a', title: 'new', date: '2026-01-01', cover: '/1', count: 2 },
    { id: 'a', title: 'old', date: '2025-01-01', cover: null, count: 0 },
  ])
})

import { expect, it } from 'vitest'
import { pictureUrl } from '@/lib/media-url/media-url'
import { albumSummary } from './albums'

it.each([
  [['plan.pdf', 'a.webp', 'b.webp'], pictureUrl('a.webp'), 2],
  [['plan.pdf'], null, 0],
])(
  'shows an album with the files %j by its first photo and its photo count',
  (attachments, cover, count) => {
    const shown = { id: 'a', title: 'Trip', date: '2025-01-01' }
    const album = { ...shown, description: { source: 'long' }, attachments }
    expect(albumSummary(album)).toEqual({ ...shown, cover, count })
  },
)

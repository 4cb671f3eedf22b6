import { expect, it } from 'vitest'
import { fileUrl, pictureUrl } from '@/lib/media-url/media-url'
import { reasonsOf } from '@/testing/left-out'
import { albumListSchema, albumSchema, filesOf, homeAlbumListSchema, photosOf } from './albums'

it('shows an album with its photos and files, and the placeholder for a missing title', () => {
  const attachments = ['a.webp', 'plan.pdf']
  const album = albumSchema.parse({ data: { _id: 42, date: '20-22 Nov 2026', attachments } })
  expect(album).toEqual({
    id: '42',
    title: 'Photo Title',
    description: { source: '' },
    date: '2026-11-20',
    until: '2026-11-22',
    attachments,
  })
  expect(album && photosOf(album)).toEqual([pictureUrl('a.webp')])
  expect(album && filesOf(album)).toEqual([{ href: fileUrl('plan.pdf'), kind: 'PDF' }])
})

it('uses fromDate if an album has no date', () => {
  expect(albumSchema.parse({ title: 'A', fromDate: '2026-11-20' })?.date).toBe('2026-11-20')
  expect(albumSchema.parse({ title: 'A', date: 'soon', fromDate: '5/11/2026' })?.date).toBe(
    '2026-11-05',
  )
})

it('leaves records of other categories out of the gallery, and reports them', () => {
  const records = ['photo gallery', null, 'Notice', 'Circular'].map((category, index) => ({
    ...{ _id: `a${index}`, title: `Album ${index}`, category },
  }))
  expect(albumListSchema.parse(records).map(({ id }) => id)).toEqual(['a0', 'a1'])
  expect(reasonsOf(albumListSchema, records)).toEqual([
    'category: Notice',
    'category: the text "Circular"',
  ])
})

it('reports albums without an id of their own, which have no page', () => {
  const records = [{ _id: 'a', title: 'A' }, { _id: 'a', title: 'B' }, { title: 'C' }]
  expect(albumListSchema.parse(records)).toHaveLength(3)
  expect(reasonsOf(albumListSchema, records)).toEqual(['_id: a', '_id: missing'])
})

it('accepts albums of the home page that have only a title and pictures', () => {
  expect(reasonsOf(homeAlbumListSchema, [{ title: 'A', attachments: 'a.webp' }])).toEqual([])
})

import { expect, it } from 'vitest'
import { pictureUrl } from '@/lib/media-url/media-url'
import { leftOutOf, reasonsOf } from '@/testing/left-out'
import { albumListSchema, albumSchema } from './albums'
import { blogListSchema } from './blog'

it('shows an untitled album as “Photo Title”, and ignores an album id with a slash', () => {
  const [album] = albumListSchema.parse([{ _id: 'a/b', attachments: ['a.webp', '../b'] }])
  const photos = [pictureUrl('a.webp')]
  expect(album).toMatchObject({ id: null, title: 'Photo Title', photos })
  expect(albumSchema.parse({ data: null })).toBeNull()
})

it('omits and reports a gallery record whose category belongs to another page', () => {
  const categories = ['PhotoGallery', 'RecentActivities', '', 'Sports Corner', 'Notice', 'Fairs']
  const albums = categories.map((category, at) => ({ _id: `a${at}`, title: 'A', category }))
  const shown = albumListSchema.parse(albums).map(({ category }) => category)
  expect(shown).toEqual(['PhotoGallery', '', 'Fairs'])
  expect(reasonsOf(albumListSchema, albums)).toEqual([
    'category: the text "RecentActivities"',
    'category: the text "SportsCorner"',
    'category: the text "Notice"',
  ])
})

it('uses fromDate as the date of an album whose date cannot be parsed', () => {
  const album = { title: 'A', date: 'soon', fromDate: '2026-11-20' }
  expect(albumListSchema.parse([album])).toMatchObject([{ date: '2026-11-20' }])
})

it.each([
  ['albums', albumListSchema],
  ['posts', blogListSchema],
])(
  'reports %s with a missing or duplicate id, because they cannot have a page',
  (_list, schema) => {
    const records = ['A', 'B', 'C'].map((title, at) => ({ title, ...(at < 2 && { _id: 42 }) }))
    expect(schema.parse(records)).toMatchObject([{ id: '42' }, { id: '42' }, { id: null }])
    expect(leftOutOf(schema, records)).toMatchObject([
      { field: '_id', reason: '42', records: ['"B"'] },
      { field: '_id', reason: 'missing', records: ['"C"'] },
    ])
  },
)

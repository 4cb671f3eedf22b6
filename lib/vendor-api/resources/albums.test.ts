import { expect, it } from 'vitest'
import { pictureUrl } from '@/lib/media-url/media-url'
import { leftOutOf, reasonsOf } from '@/testing/left-out'
import { albumListSchema, albumSchema } from './albums'
import { blogListSchema } from './blog'

it('calls an album without a title “Photo Title”, and drops an id with a slash', () => {
  const [album] = albumListSchema.parse([{ _id: 'a/b', attachments: ['a.webp', '../b'] }])
  const photos = [pictureUrl('a.webp')]
  expect(album).toMatchObject({ id: null, title: 'Photo Title', photos })
  expect(albumSchema.parse({ data: null })).toBeNull()
})

it('omits records of other categories from the gallery, and reports them', () => {
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

it('dates an album by fromDate if its date cannot be read', () => {
  const album = { title: 'A', date: 'soon', fromDate: '2026-11-20' }
  expect(albumListSchema.parse([album])).toMatchObject([{ date: '2026-11-20' }])
})

it.each([
  ['albums', albumListSchema],
  ['posts', blogListSchema],
])('reports %s whose id is missing or not unique, because they have no page', (_list, schema) => {
  const records = ['A', 'B', 'C'].map((title, at) => ({ title, ...(at < 2 && { _id: 42 }) }))
  expect(schema.parse(records)).toMatchObject([{ id: '42' }, { id: '42' }, { id: null }])
  expect(leftOutOf(schema, records)).toMatchObject([
    { field: '_id', reason: '42', records: ['"B"'] },
    { field: '_id', reason: 'missing', records: ['"C"'] },
  ])
})

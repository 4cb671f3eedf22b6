import { expect, it, vi } from 'vitest'
import { getGalleryAlbum, getHighlightAlbum } from './albums'

/** Answers with the tag that the webhook must name for a record to be asked for again. */
vi.mock('../query', () => ({
  query: () => async () => null,
  queryBy: (tag: string) => async () => tag,
}))

it('each kind of album carries its own tag', async () => {
  expect(await getGalleryAlbum('a1')).toBe('gallery')
  expect(await getHighlightAlbum('a1')).toBe('highlights')
})

it('nothing is asked for by what cannot be an id', async () => {
  expect(await getHighlightAlbum('../a1')).toBeNull()
})

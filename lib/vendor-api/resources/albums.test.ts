import { expect, it, vi } from 'vitest'
import { getGalleryAlbum, getHighlightAlbum } from './albums'

/** Answers with the tag that the webhook must name for a record to be asked for again. */
vi.mock('../queries', () => ({
  defineList: () => async () => null,
  defineRecords: (tag: string) => async () => ({ state: 'found', data: tag }),
}))

it('each kind of album carries its own tag', async () => {
  expect(await getGalleryAlbum('a1')).toEqual({ state: 'found', data: 'gallery' })
  expect(await getHighlightAlbum('a1')).toEqual({ state: 'found', data: 'highlights' })
})

import { afterEach, expect, it, vi } from 'vitest'
import { isAlbumCard } from '@/lib/lists/shapes'
import { fetchRecords } from './fetch-records'

afterEach(() => vi.unstubAllGlobals())

const album = { id: 'a1', title: 'Annual Day', date: null, cover: null, count: 0 }

function fetchAnswer(answer: Response) {
  vi.stubGlobal('fetch', async () => answer)
  return fetchRecords('/api/lists/gallery', isAlbumCard)
}

it('gives the records of an answer', async () => {
  expect(await fetchAnswer(Response.json([album]))).toEqual([album])
})

it.each([
  ['a record of another shape', [album, { ...album, title: undefined }]],
  ['no list', { data: [album] }],
])('%s is an error, which the page says', async (_what, body) => {
  await expect(fetchAnswer(Response.json(body))).rejects.toThrow('/api/lists/gallery')
})

it('so is a refusal', async () => {
  await expect(fetchAnswer(Response.json([], { status: 503 }))).rejects.toThrow('answered 503')
})

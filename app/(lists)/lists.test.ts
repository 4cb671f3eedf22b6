import { existsSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { routes } from '@/content/routes'
import { lists } from '@/lib/lists/lists'
import { canonicalPath } from '@/lib/routes/canonical'
import { recordsAddress } from '@/lib/routes/records-address'
import { detailOf, menu } from '@/lib/routes/tree'
import { searchSite } from '@/lib/search/search'
import { pageAddress } from '@/server/requests'
import { GET } from '../api/lists/[list]/route'
import sitemap from '../sitemap'

/** The recipe of CONTRIBUTING.md for a list of albums: its two lines in the tree … */
vi.mock('@/content/routes', async (original) => {
  const tree = await original<typeof import('@/content/routes')>()
  const shared = { section: 'news', sidebar: 'third' } as const
  const query = ['year', 'month', 'q', 'page']
  return {
    ...tree,
    routes: [
      ...tree.routes,
      {
        ...shared,
        path: '/music-room',
        title: 'Music Room',
        kind: 'list',
        query,
        keywords: 'song',
      },
      {
        ...shared,
        path: '/sub-music-room',
        title: 'Sub Music Room',
        kind: 'detail',
        parent: '/music-room',
        query: ['id', 'page'],
      },
    ],
  }
})

/** … and its object among the lists. */
vi.mock('@/lib/lists/lists', async (original) => {
  const { albumList, lists: six, ...others } = await original<typeof import('@/lib/lists/lists')>()
  const { getHighlightAlbum } = await import('@/lib/vendor-api/resources/albums')
  const { recordsOf } = await import('@/lib/vendor-api/resources/highlight-records')
  const { newestYear } = await import('@/lib/lists/years')
  const musicRoom = albumList({
    path: '/music-room',
    description: 'Concerts and choir practice of the school in photographs, newest first.',
    lead: 'Concerts and choir practice.',
    query: recordsOf('MusicRoom', ({ _id, attachments, ...raw }) => ({
      ...raw,
      id: _id,
      photos: attachments,
    })),
    record: getHighlightAlbum,
    defaultYear: newestYear,
  })
  return { ...others, albumList, lists: [...six, musicRoom] }
})

/** A vendor with a concert, the same array at every question. */
vi.mock('@/lib/vendor-api/queries', () => {
  const records = [
    {
      _id: 'm1',
      title: 'Winter concert',
      description: 'Carols',
      category: 'MusicRoom',
      date: '2026-01-10',
      fromDate: null,
      attachments: ['a.webp', 'b.webp'],
    },
  ]
  return {
    defineList: (_tag: string, name: string) => async () =>
      name === 'highlight-records' ? records : [],
    defineRecords: () => async () => ({ state: 'absent' }),
  }
})

const text = async () => null

describe('a seventh list', () => {
  it('is a page with its detail, in the menu and at its canonical address', () => {
    expect(detailOf('/music-room')).toBe('/sub-music-room')
    expect(canonicalPath('/Music-Room/')).toBe('/music-room')
    const links = menu()
      .flatMap(({ groups }) => groups.flatMap((group) => group.links))
      .map(({ href }) => href)
    expect(links).toContain('/music-room')
    expect(links).not.toContain('/sub-music-room')
  })

  it('is answered whole by /api/lists', async () => {
    const params = Promise.resolve({ list: 'music-room' })
    const answer = await GET(new Request('http://site/api/lists/music-room'), { params })
    expect(await answer.json()).toEqual([
      {
        id: 'm1',
        title: 'Winter concert',
        date: '2026-01-10',
        cover: expect.any(String),
        count: 2,
      },
    ])
  })

  it('a page of another build is told so, and one of this build is answered as whoever asks', async () => {
    const statusOf = async (address: string) =>
      (
        await GET(new Request(`http://site${address}`), {
          params: Promise.resolve({ list: 'news' }),
        })
      ).status
    expect(await statusOf('/api/lists/news?build=another')).toBe(409)
    expect(await statusOf(recordsAddress('/news'))).toBe(200)
  })

  it('is found by the search, and so are its records', async () => {
    const found = async (words: string) =>
      (await searchSite(words, text)).found.results.map(({ href }) => href)
    expect(await found('carols')).toEqual(['/sub-music-room?id=m1'])
    expect(await found('song')).toEqual(['/music-room'])
  })

  it('stands in the sitemap with its records', async () => {
    const entries = await sitemap()
    const of = (address: string) => entries.find(({ url }) => url.endsWith(address))
    expect(of('/music-room')?.lastModified).toBe('2026-01-10')
    expect(of('/sub-music-room?id=m1')?.images).toHaveLength(2)
  })

  it('is kept by the server by the query it heeds', () => {
    const keyOf = (address: string) => pageAddress(new URL(address, 'http://site'))?.url
    expect(keyOf('/music-room?q=choir&x=1')).toBe('/music-room?q=choir')
    expect(keyOf('/sub-music-room?id=m1&x=1')).toBe('/sub-music-room?id=m1')
    expect(keyOf('/api/lists/music-room')).toBe('/api/lists/music-room')
  })
})

describe('the lists there are', () => {
  const real = (route: { path: string }) => !route.path.endsWith('music-room')

  it('are those that the tree lets be filtered by year', () => {
    const inTree = routes.filter(({ query }) => query.includes('year')).map((route) => route.path)
    expect(lists.map((list) => list.path).sort()).toEqual(inTree.sort())
  })

  it('have a page of their own name, and so have their details', () => {
    const folders = routes.filter(({ kind }) => kind === 'list' || kind === 'detail').filter(real)
    const missing = folders.filter((route) => !existsSync(`app/(lists)${route.path}/page.tsx`))
    expect(missing).toEqual([])
  })
})

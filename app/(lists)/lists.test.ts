import { existsSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { routes } from '@/content/routes'
import { lists } from '@/lib/lists/lists'
import { recordsAddress } from '@/lib/routes/records-address'
import { searchSite } from '@/lib/search/search'
import { GET } from '../api/lists/[list]/route'
import sitemap from '../sitemap'

/** A vendor with a match, the same array at every question. */
vi.mock('@/lib/vendor-api/queries', () => {
  const records = [
    {
      _id: 'm1',
      title: 'Inter-house final',
      description: 'Penalties',
      category: 'SportsCorner',
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

describe('a list of the tree', () => {
  it('is answered whole by /api/lists', async () => {
    const params = Promise.resolve({ list: 'sports-corner' })
    const answer = await GET(new Request('http://site/api/lists/sports-corner'), { params })
    expect(await answer.json()).toEqual([
      {
        id: 'm1',
        title: 'Inter-house final',
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
    expect(await found('penalties')).toEqual(['/sub-sports-corner?id=m1'])
    expect(await found('sports corner')).toContain('/sports-corner')
  })

  it('stands in the sitemap with its records', async () => {
    const entries = await sitemap()
    const of = (address: string) => entries.find(({ url }) => url.endsWith(address))
    expect(of('/sports-corner')?.lastModified).toBe('2026-01-10')
    expect(of('/sub-sports-corner?id=m1')?.images).toHaveLength(2)
  })
})

describe('the lists there are', () => {
  it('are those that the tree lets be filtered by year', () => {
    const inTree = routes.filter(({ query }) => query.includes('year')).map((route) => route.path)
    expect(lists.map((list) => list.path).sort()).toEqual(inTree.sort())
  })

  it('have a page of their own name, and so have their details', () => {
    const folders = routes.filter(({ kind }) => kind === 'list' || kind === 'detail')
    const missing = folders.filter((route) => !existsSync(`app/(lists)${route.path}/page.tsx`))
    expect(missing).toEqual([])
  })
})

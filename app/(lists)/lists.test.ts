import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { routes } from '@/content/routes'
import { lists } from '@/lib/lists/lists'
import { recordsUrl } from '@/lib/routes/records-url'
import { menu, routeOf } from '@/lib/routes/tree'
import { searchSite } from '@/lib/search/search'
import { GET } from '../api/lists/[list]/route'

const answerTo = (address: string) => {
  const { pathname } = new URL(address, 'http://site')
  const params = Promise.resolve({ list: path.posix.basename(pathname) })
  return GET(new Request(new URL(address, 'http://site')), { params })
}

describe.each(lists.map((list) => [list.path, list] as const))('the list %s', (_path, list) => {
  it('adds the list page to the menu, but not a record’s page', () => {
    const inMenu = JSON.stringify(menu())
    if ('record' in list) expect(list.detail).not.toBeNull()
    for (const one of [list.path, list.detail ?? list.path]) {
      expect(existsSync(`app/(lists)${one}/page.tsx`), one).toBe(true)
      expect(inMenu.includes(`"${one}"`), one).toBe(one === list.path)
    }
  })

  it('returns all records from /api/lists, or 409 if the query names another build', async () => {
    const records = JSON.parse(JSON.stringify((await list.records())?.map((one) => list.show(one))))
    expect(records.length).toBeGreaterThan(0)
    expect(await (await answerTo(`/api/lists${list.path}`)).json()).toEqual(records)
    expect((await answerTo(recordsUrl(list.path))).status).toBe(200)
    expect((await answerTo(`/api/lists${list.path}?build=another`)).status).toBe(409)
  })

  it('lets the site search find the list page and the first record', async () => {
    const found = async (words: string) =>
      (await searchSite(words, () => null)).found.results.map(({ href }) => href)
    const [entry] = (await list.entries()) ?? []
    expect(entry?.href).toContain(list.detail ?? list.path)
    expect(await found(entry?.title ?? '')).toContain(entry?.href)
    expect(await found(routeOf(list.path).title)).toContain(list.path)
  })
})

it('lib/lists/lists.ts has exactly one list for each route with a year filter', () => {
  const inTree = routes.filter(({ query }) => query.includes('year')).map((route) => route.path)
  expect(lists.map((list) => list.path).sort()).toEqual(inTree.sort())
})

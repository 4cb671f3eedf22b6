import { expect, it, vi } from 'vitest'
import type { RequestNext } from '@/server/next/next-app'
import { filesBelow } from '@/testing/folder'
import { responseOf } from '@/testing/http'
import type { Pages } from './pages'
import { warmUp } from './warm-up'

/** Patterns of the URLs of each route in `app`. */
const routesOfApp = filesBelow('app')
  .flatMap((file) => /^app(\/.*?)\/?(?:page|route)\.tsx?$/.exec(file)?.[1] ?? [])
  .map((folder) => folder.replace(/\([^)]*\)\//, ''))
  .map((route) => new RegExp(`^${route.replace(/\[[^\]]*\]/g, '[^/]+')}(?:\\?|$)`))

it('requests every route of the app before the first visitor, even if some requests fail', async () => {
  const requestNext = vi.fn<RequestNext>(async () => responseOf(200, ''))
  requestNext.mockRejectedValueOnce(new Error('broken'))
  const get = vi.fn<Pages['get']>().mockRejectedValue(new Error('broken'))
  const pages = { getCached: () => null, isRendering: () => false, get, postProcess: vi.fn() }
  await warmUp(requestNext, pages, 'school')
  const urls = [...get.mock.calls, ...requestNext.mock.calls].map(([{ url }]) => url)
  expect(routesOfApp.length).toBeGreaterThan(30)
  expect(routesOfApp.filter((route) => !urls.some((url) => route.test(url)))).toEqual([])
})

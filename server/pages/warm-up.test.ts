import { readdirSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import type { RequestNext } from '@/server/next/next-app'
import { responseOf } from '@/testing/http'
import type { Pages } from './pages'
import { warmUp } from './warm-up'

/** Patterns of the URLs of each route in `app`. */
const routesOfApp = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .flatMap((file) => /^(.*?)\/?(?:page|route)\.tsx?$/.exec(file)?.[1] ?? [])
  .map((folder) => `/${folder.replace(/\([^)]*\)\//, '')}`)
  .map((route) => new RegExp(`^${route.replace(/\[[^\]]*\]/g, '[^/]+')}(?:\\?|$)`))

it('requests every route of the app before the first visitor, even if one fails', async () => {
  const requestNext = vi.fn<RequestNext>(async () => responseOf(200, ''))
  requestNext.mockRejectedValueOnce(new Error('broken'))
  const get = vi.fn<Pages['get']>().mockRejectedValue(new Error('broken'))
  await warmUp(
    requestNext,
    { getCached: () => null, isRendering: () => false, get, postProcess: vi.fn() },
    'school',
  )
  const urls = [
    ...get.mock.calls.map(([{ url }]) => url),
    ...requestNext.mock.calls.map(([{ url }]) => url),
  ]
  expect(routesOfApp.length).toBeGreaterThan(30)
  for (const route of routesOfApp)
    expect(
      urls.some((url) => route.test(url)),
      String(route),
    ).toBe(true)
})

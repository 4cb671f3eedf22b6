import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { filesBelow } from '@/testing/folder'
import { apiRouteOf, apiRoutes, sampleUrlOf } from './api'

it('apiRoutes lists exactly the routes of app/api, app/cards and app/media', () => {
  const paths = filesBelow('app')
    .flatMap((file) => /^app(\/(?:api|cards|media)\/.*)\/route\.ts$/.exec(file)?.[1] ?? [])
    .map((route) => route.replace(/\[\.\.\.\w+\]/, '*').replace(/\[(\w+)\]/g, ':$1'))
  expect(apiRoutes.map(({ path }) => path).toSorted()).toEqual(paths.toSorted())
})

it('apiRoutes declares takesPosts exactly for the routes that export POST', () => {
  for (const { path, takesPosts = false } of apiRoutes) {
    const folder = path.replace('*', '[...path]').replace(/:(\w+)/g, '[$1]')
    const source = readFileSync(`app${folder}/route.ts`, 'utf8')
    expect(
      /export (?:async )?(?:function|const) POST\b/.test(source),
      `takesPosts of ${path}`,
    ).toBe(takesPosts)
  }
})

it('apiRouteOf returns the route of a path, or undefined for a path that only resembles a route', () => {
  for (const route of apiRoutes) expect(apiRouteOf(sampleUrlOf(route))).toBe(route)
  for (const path of ['/api/health0', '/api/metrics/1', '/api/forms', '/api/forms/a/b', '/news'])
    expect(apiRouteOf(path)).toBeUndefined()
})

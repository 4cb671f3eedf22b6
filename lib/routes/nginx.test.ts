import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type RouteKind, routes } from '@/content/routes'

describe('the shipped nginx', () => {
  const kept = readFileSync('deploy/nginx/http.conf', 'utf8')
  const locations = readFileSync('deploy/nginx/locations.conf', 'utf8')
  const pathsOf = (kind: RouteKind) => routes.filter((route) => route.kind === kind)
  const oneOf = (kind: RouteKind) =>
    pathsOf(kind)
      .map(({ path }) => path.slice(1))
      .join('|')

  it('knows the query names that make an address of a list or a detail another one', () => {
    const [, names = ''] = /\[\?&\]\(\?:([a-z|]+)\)\(\?:\[=&\]\|\$\)" ""/.exec(kept) ?? []
    const heeded = [...pathsOf('list'), ...pathsOf('detail')].flatMap(({ query }) => query)
    expect(new Set(names.split('|'))).toEqual(new Set(heeded))
  })

  it('knows the tools, which it never keeps', () => {
    expect(kept).toContain(`/(?:${oneOf('tool')})(?:\\?|$)`)
  })

  it('knows the details, which it keeps by their id', () => {
    expect(kept).toContain(`/(?:${oneOf('detail')}))\\?`)
  })

  it('waits longer for the pages that take posts', () => {
    for (const { path } of pathsOf('form'))
      expect(locations).toMatch(new RegExp(`[:|]${path.slice(1)}[|)]`))
  })
})

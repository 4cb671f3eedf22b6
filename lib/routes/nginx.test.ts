// @module-tag attack
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type RouteKind, routes } from '@/content/routes'

const config = readFileSync('deploy/nginx/http.conf', 'utf8')
const locations = readFileSync('deploy/nginx/locations.conf', 'utf8')
const pathsOf = (kind: RouteKind) => routes.filter((route) => route.kind === kind)
const oneOf = (kind: RouteKind) =>
  pathsOf(kind)
    .map(({ path }) => path.slice(1))
    .join('|')

it('the nginx configuration names exactly the query parameters of lists and detail pages', () => {
  const [, names = ''] = /\[\?&\]\(\?:([a-z|]+)\)\(\?:\[=&\]\|\$\)" ""/.exec(config) ?? []
  const declared = [...pathsOf('list'), ...pathsOf('detail')].flatMap(({ query }) => query)
  expect(new Set(names.split('|'))).toEqual(new Set(declared))
})

it('the nginx configuration excludes the tool pages from its cache', () => {
  expect(config).toContain(`/(?:${oneOf('tool')})(?:\\?|$)`)
})

it('the nginx configuration caches by id exactly the detail pages', () => {
  const [, pattern = ''] = /\(\?<school_detail>([^?]+(?:\?:[^?]+))\)\\\?/.exec(config) ?? []
  const detail = new RegExp(`^${pattern}$`)
  for (const { path } of routes)
    expect(detail.test(path), `${path}: let it begin with /sub-`).toBe(
      pathsOf('detail').some((one) => one.path === path),
    )
})

it('the nginx configuration sets a longer timeout for pages that accept posts', () => {
  for (const { path } of pathsOf('form'))
    expect(locations).toMatch(new RegExp(`[:|]${path.slice(1)}[|)]`))
})

it('the nginx configuration counts posts from all addresses of an IPv6 /48 network together', () => {
  const [, pattern = ''] = /"~(\^\(\?<school_network>[^"]+)"/.exec(config) ?? []
  const visitor = (address: string) => new RegExp(pattern).exec(address)?.groups?.school_network
  expect(visitor('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1')
  expect(visitor('2001:db8:1:ffff::1')).toBe('2001:db8:1')
  expect(visitor('2001:db8:2::1')).not.toBe(visitor('2001:db8:1::1'))
  expect(visitor('2001:db8::1')).toBeTruthy()
  expect(visitor('203.0.113.7')).toBeUndefined()
})

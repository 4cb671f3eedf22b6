import { oneOf, pathsOf } from './patterns'
import { everyFilterName } from './rewrites'

/** Seconds that a server in front may keep a page without asking. */
const seconds = { fixed: 60, vendor: 1 }

/**
 * Request headers by which Next answers something else than the page: a redirect to `?_rsc`, flight data,
 * or nothing. None of it may be kept in the page's place.
 */
export const frameworkHeaders = [
  'rsc',
  'next-action',
  'next-hmr-refresh',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
  'x-middleware-prefetch',
]

const plain = frameworkHeaders.map((key) => ({ type: 'header' as const, key }))

function livesFor(life: number) {
  return [{ key: 'X-Accel-Expires', value: String(life) }]
}

/**
 * The part of `headers()` in next.config.ts for nginx, which keeps no page without it and does not
 * pass it on. A fixed page says it lives as long as its build, but the next build must show; a
 * list says a minute, but the webhook must show at once. A filtered list is kept by nobody.
 */
export function cacheHeaders() {
  const lists = pathsOf('list').filter((path) => path !== '/school-calendar')
  const unfiltered = everyFilterName.map((key) => ({ type: 'query' as const, key }))
  return [
    {
      source: oneOf('path', pathsOf('page', 'form')),
      missing: plain,
      headers: livesFor(seconds.fixed),
    },
    { source: oneOf('path', pathsOf('detail')), missing: plain, headers: livesFor(seconds.vendor) },
    { source: '/:file(robots.txt|sitemap.xml)', missing: plain, headers: livesFor(seconds.fixed) },
    { source: '/', missing: plain, headers: livesFor(seconds.vendor) },
    { source: '/school-calendar', missing: plain, headers: livesFor(seconds.vendor) },
    {
      source: oneOf('path', lists),
      missing: [...plain, ...unfiltered],
      headers: livesFor(seconds.vendor),
    },
  ]
}

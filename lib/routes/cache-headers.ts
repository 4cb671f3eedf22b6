import { oneOf, pathsOf } from './patterns'
import { everyFilterName } from './rewrites'

/** Seconds that a server in front may keep a page without asking. */
const seconds = { fixed: 60, vendor: 1 }

function livesFor(life: number) {
  return [{ key: 'X-Accel-Expires', value: String(life) }]
}

/**
 * The part of `headers()` in next.config.ts for nginx, which heeds it before `Cache-Control` and does
 * not pass it on. A fixed page says it lives as long as its build, but the next build must show; a
 * list says a minute, but the webhook must show at once. A filtered list is kept by nobody.
 */
export function cacheHeaders() {
  const unfiltered = everyFilterName.map((key) => ({ type: 'query' as const, key }))
  return [
    { source: oneOf('path', pathsOf('page', 'form')), headers: livesFor(seconds.fixed) },
    { source: oneOf('path', pathsOf('detail')), headers: livesFor(seconds.vendor) },
    { source: '/', headers: livesFor(seconds.vendor) },
    {
      source: oneOf('path', pathsOf('list')),
      missing: unfiltered,
      headers: livesFor(seconds.vendor),
    },
  ]
}

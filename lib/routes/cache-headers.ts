import { routes } from '../../content/routes'

const seconds = 60

/**
 * The part of `headers()` in next.config.ts for a server in front. A fixed page lives as long as its
 * build and says so (`s-maxage` of a year), but the next build must show: nginx heeds this header
 * before the other, and does not pass it on.
 */
export function cacheHeaders() {
  const fixed = routes.filter(({ kind }) => kind === 'page' || kind === 'form')
  const paths = fixed.map(({ path }) => path.slice(1)).join('|')
  return [
    {
      source: `/:path(${paths})`,
      headers: [{ key: 'X-Accel-Expires', value: String(seconds) }],
    },
  ]
}

/** A route that is not a page. `:name` in its path stands for one segment, `*` for the rest. */
export type ApiRoute = {
  path: string
  kind?: 'media' | 'form' | 'certificate' | 'webhook' | 'operator'
  takesPosts?: true
}

/**
 * Every route of `app/api` and `app/media`. Warm-up, metrics and the rule for posts derive from it.
 */
export const apiRoutes: readonly ApiRoute[] = [
  { path: '/api/outage' },
  { path: '/api/forms/:form', kind: 'form', takesPosts: true },
  { path: '/api/health', kind: 'operator' },
  { path: '/api/health/alive', kind: 'operator' },
  { path: '/api/health/ready', kind: 'operator' },
  { path: '/api/lists/:list' },
  { path: '/api/metrics', kind: 'operator' },
  { path: '/api/revalidate', kind: 'webhook', takesPosts: true },
  { path: '/api/tc', kind: 'certificate', takesPosts: true },
  { path: '/media/*', kind: 'media' },
]

const patterns = apiRoutes.map((route) => {
  const source = route.path.replace(/:\w+/g, '[^/]+').replace('*', '.*')
  return { route, pattern: new RegExp(`^${source}$`) }
})

export function apiRouteOf(pathname: string): ApiRoute | undefined {
  return patterns.find(({ pattern }) => pattern.test(pathname))?.route
}

/** Returns a sample URL of the route, for a record that does not exist. */
export function sampleUrlOf({ path }: ApiRoute): string {
  return path.replace(/:\w+|\*/g, 'none')
}

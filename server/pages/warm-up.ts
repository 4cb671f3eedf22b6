import { buffer } from 'node:stream/consumers'
import { feeds, type Path, rootFiles, routes } from '@/content/routes'
import { nextTurn } from '@/lib/platform/in-slices'
import { apiRoutes, sampleUrlOf } from '@/lib/routes/api'
import { toPageKey } from '@/server/http/requests'
import type { RequestNext } from '@/server/next/next-app'
import type { Pages } from './pages'

/**
 * A path for each Next route except `apiRoutes`. All fixed pages share one Next route, so one path is enough. The feeds come
 * first: they wait for the lists, which load faster while nothing renders.
 */
const pagePaths = [
  ...feeds,
  ...routes.filter(({ kind }) => kind !== 'page'),
  ...routes.filter(({ kind }) => kind === 'page').slice(0, 1),
  ...rootFiles.map((path) => ({ path })),
].map(({ path }) => path)

/** The first search builds the index from every fixed page. */
const firstSearch = '/search?q=school'

/** Their modules are nearly all that other pages and route handlers load. None of them waits for a list. */
const firstRequests = [
  { method: 'GET', url: '/blog-inner' satisfies Path },
  { method: 'GET', url: '/search' },
  ...['/feed.xml', '/api/metrics'].map((url) => ({ method: 'OPTIONS', url })),
]

/** One after another, with other work in between: Next loads the modules of a page without a pause. */
async function inTurn<T>(items: readonly T[], request: (item: T) => Promise<unknown>) {
  for (const item of items) {
    await nextTurn()
    await request(item).catch(() => undefined)
  }
}

/** Lets Next load modules before the process listens: nothing else runs while they load. Next itself answers OPTIONS. */
export async function loadModules(requestNext: RequestNext, host: string): Promise<void> {
  await inTurn(firstRequests, (one) => requestNext({ ...one, headers: { host } }).then(buffer))
}

/**
 * Requests a URL of every route right after the start. Next opens a route's manifests at the route's first request.
 * If it cannot, for example because the process has run out of file descriptors, it never tries again
 * (`next/dist/server/load-manifest.external.js`).
 */
export async function warmUp(requestNext: RequestNext, pages: Pages, host: string): Promise<void> {
  const pageKeys = pagePaths.flatMap((path) => toPageKey(new URL(path, 'http://site')) ?? [])
  await inTurn(pageKeys, (pageKey) => pages.get(pageKey))
  await inTurn([firstSearch, ...apiRoutes.map(sampleUrlOf)], (url) =>
    requestNext({ method: 'GET', url, headers: { host } }).then(buffer),
  )
}

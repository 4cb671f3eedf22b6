import { buffer } from 'node:stream/consumers'
import { feeds, rootFiles, routes } from '@/content/routes'
import { apiRoutes, sampleUrlOf } from '@/lib/routes/api'
import { toPageAddress } from '@/server/http/requests'
import type { RequestNext } from '@/server/next/next-app'
import type { Pages } from './pages'

/** Fixed pages are all of one route. */
const pagePaths = [
  ...routes.filter(({ kind }) => kind !== 'page'),
  ...routes.filter(({ kind }) => kind === 'page').slice(0, 1),
  ...feeds,
  ...rootFiles.map((path) => ({ path })),
].map(({ path }) => path)

/** The words of every fixed page are read for the first search. */
const firstSearch = '/search?q=school'

/**
 * Renders a page of every route once before the first visitors: files that Next fails to open when descriptors have run
 * out count as missing for the life of the process (`next/dist/server/load-manifest.external.js`).
 */
export async function warmUp(requestNext: RequestNext, pages: Pages, host: string): Promise<void> {
  const addresses = pagePaths.flatMap((path) => toPageAddress(new URL(path, 'http://site')) ?? [])
  await Promise.allSettled(addresses.map(pages.get))
  for (const url of [firstSearch, ...apiRoutes.map(sampleUrlOf)]) {
    await requestNext({ method: 'GET', url, headers: { host } })
      .then(buffer)
      .catch(() => undefined)
  }
}

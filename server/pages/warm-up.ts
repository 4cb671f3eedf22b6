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
 * Makes a page of every route once, and asks for what is no page, before the first visitors: for them it is there, and
 * what Next fails to open when descriptors have run out, it takes for missing as long as the process lives
 * (`next/dist/server/load-manifest.external.js`). What cannot be made is left.
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

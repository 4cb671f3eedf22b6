import { type Route, routes } from '@/content/routes'
import type { RunningSite } from '@/testing/site'
import { until } from '@/tools/lib/until'

export type PageUrl = { url: string; route: Route }

async function firstId(site: Pick<RunningSite, 'url'>, list: string): Promise<string> {
  const response = await until(`${site.url}/api/lists${list}`)
  const records: { id?: string }[] = await response.json()
  const id = records.find((record) => record.id)?.id
  if (!id) throw new Error(`${list} has no record to open`)
  return id
}

/** Every route of the tree; a detail with the id of a record that its list has. */
export async function everyUrl(site: Pick<RunningSite, 'url'>): Promise<PageUrl[]> {
  return Promise.all(
    routes.map(async (route) => {
      const { kind, parent } = route
      const query = kind === 'detail' && parent ? `?id=${await firstId(site, parent)}` : ''
      return { url: route.path + query, route }
    }),
  )
}

/** One part of `parts` equal parts of a list, so that workers can share a walk. */
export function shareOf<T>(all: readonly T[], part: number, parts: number): T[] {
  return all.filter((_, index) => index % parts === part)
}

/**
 * Pages that get the expensive checks: all with `npm run test:whole`, else the first of each view and of each section's
 * lists, forms and records.
 */
export function oneOfEachKind(all: readonly PageUrl[]): PageUrl[] {
  const kindOf = ({ route: { kind, view, section } }: PageUrl) =>
    kind === 'page' ? view : `${kind} ${view} ${section}`
  if (process.env.WHOLE) return [...all]
  return all.filter(
    (one, index) => all.findIndex((other) => kindOf(other) === kindOf(one)) === index,
  )
}

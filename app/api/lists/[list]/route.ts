import { lists } from '@/lib/lists/lists'
import { loadSession, toppersX, toppersXII } from '@/lib/lists/toppers'
import { env } from '@/lib/platform/env'
import { inSlices } from '@/lib/platform/in-slices'
import { version } from '@/lib/platform/version'
import { textIn } from '@/lib/routes/query-params'
import { getCalendar } from '@/lib/vendor-api/resources/calendar'

type Query = (session: string) => Promise<unknown[] | null | undefined>

/** Lists that the browser can fetch and filter itself, by path. */
const queries = new Map<string, Query>(
  lists.map((list) => [
    list.path,
    async () => {
      const records = await list.records()
      return records && inSlices(records, list.show)
    },
  ]),
)
for (const list of [toppersX, toppersXII])
  queries.set(list.path, (session) => loadSession(list, session))
queries.set('/school-calendar', getCalendar)

/**
 * All records of a list in page order. 503 when they have never loaded; 409 when `?build=` names another build, whose
 * page may not understand them.
 */
export async function GET(request: Request, { params }: { params: Promise<{ list: string }> }) {
  const searchParams = new URL(request.url).searchParams
  const query = queries.get(`/${(await params).list}`)
  if ((searchParams.get('build') ?? version) !== version)
    return Response.json({ error: 'another build' }, { status: 409 })
  const records = await query?.(textIn(searchParams.get('session') ?? undefined))
  if (records === undefined) return Response.json({ error: 'no such list' }, { status: 404 })
  if (!records) return Response.json({ error: 'not loaded yet' }, { status: 503 })
  return Response.json(records, {
    headers: { 'cache-control': `public, max-age=${env().REVALIDATE_SECONDS}` },
  })
}

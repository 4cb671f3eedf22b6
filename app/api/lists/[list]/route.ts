import { lists } from '@/lib/lists/lists'
import { env } from '@/lib/platform/env'
import { getCalendar } from '@/lib/vendor-api/resources/calendar'

/** Lists the browser may ask for whole, by their path, to filter them without the server. */
const queries = new Map<string, () => Promise<unknown[] | null>>([
  ...lists.map(({ path, records }) => [path, records] as const),
  ['/school-calendar', getCalendar],
])

/** All records of a list in the order the page shows them. 503 when they were never loaded. */
export async function GET(_request: Request, { params }: { params: Promise<{ list: string }> }) {
  const query = queries.get(`/${(await params).list}`)
  if (!query) return Response.json({ error: 'no such list' }, { status: 404 })
  const records = await query()
  if (!records) return Response.json({ error: 'not loaded yet' }, { status: 503 })
  return Response.json(records, {
    headers: { 'cache-control': `public, max-age=${env().REVALIDATE_SECONDS}` },
  })
}

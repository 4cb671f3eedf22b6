import { env } from '@/lib/env'
import { listSources } from '@/lib/lists/sources'
import { getCalendar } from '@/lib/vendor-api/resources/calendar'

/** Lists the browser may ask for whole, to filter them without the server. */
const lists = new Map<string, () => Promise<unknown[] | null>>([
  ...Object.entries(listSources).map(([name, { get }]) => [name, get] as const),
  ['school-calendar', getCalendar],
])

/** All records of a list in the order the page shows them. 503 when they were never loaded. */
export async function GET(_request: Request, { params }: { params: Promise<{ list: string }> }) {
  const get = lists.get((await params).list)
  if (!get) return Response.json({ error: 'no such list' }, { status: 404 })
  const records = await get()
  if (!records) return Response.json({ error: 'not loaded yet' }, { status: 503 })
  return Response.json(records, {
    headers: { 'cache-control': `public, max-age=${env().REVALIDATE_SECONDS}` },
  })
}

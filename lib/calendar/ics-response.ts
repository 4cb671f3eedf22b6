import 'server-only'
import { env } from '@/lib/platform/env'
import { schoolDay } from '@/lib/school/dates'
import { type IcsEntry, type IcsFile, toIcs } from './ics'

/**
 * With `?event=`, one event's file. 503 while the list was never loaded: an empty file would empty the calendars that
 * subscribe.
 */
export async function icsResponse(
  request: Request,
  { file, ...calendar }: IcsFile & { file: string },
  entries: readonly IcsEntry[] | null,
): Promise<Response> {
  if (!entries) return new Response(null, { status: 503, headers: { 'retry-after': '60' } })
  const uid = new URL(request.url).searchParams.get('event')
  const events = uid === null ? entries : entries.filter((entry) => entry.uid === uid)
  if (uid !== null && events.length === 0) return new Response(null, { status: 404 })
  const filename = uid === null ? file : `${file}-event`
  // The same from every instance.
  const timestamp = new Date(`${schoolDay()}T00:00:00+05:30`)
  return new Response(await toIcs(calendar, events, timestamp), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${filename}.ics"`,
      'cache-control': `public, max-age=${env().REVALIDATE_SECONDS}`,
    },
  })
}

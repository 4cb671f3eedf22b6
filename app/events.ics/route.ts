import { school } from '@/content/school'
import { icsResponse } from '@/lib/calendar/ics-response'
import { getEvents } from '@/lib/vendor-api/resources/events'

/** The school's events as a feed to subscribe to; `?event=` is one of them. */
export async function GET(request: Request) {
  const events = await getEvents()
  const dated = events?.flatMap((event) => (event.date ? [{ ...event, date: event.date }] : []))
  return icsResponse(request, { name: `${school.name}: events`, file: 'events' }, dated ?? null)
}

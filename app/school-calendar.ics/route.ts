import { school } from '@/content/school'
import { icsResponse } from '@/lib/calendar/ics-response'
import { getCalendar } from '@/lib/vendor-api/resources/calendar'

/** The school calendar as a feed to subscribe to; `?event=` is one entry of it. */
export async function GET(request: Request) {
  return icsResponse(
    request,
    {
      name: `${school.name}: school calendar`,
      file: 'school-calendar',
      // An event in both files is two entries: each file says of it what its own record says.
      host: `calendar.${school.product}`,
    },
    await getCalendar(),
  )
}

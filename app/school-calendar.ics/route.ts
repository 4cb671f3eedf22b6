import { school } from '@/content/school'
import { icsResponse } from '@/lib/calendar/ics-response'
import { getCalendar } from '@/lib/vendor-api/resources/calendar'

export async function GET(request: Request) {
  return icsResponse(
    request,
    {
      name: `${school.name}: school calendar`,
      file: 'school-calendar',
      // An event in both feeds has two UIDs, because each feed describes its own record.
      host: `calendar.${school.product}`,
    },
    await getCalendar(),
  )
}

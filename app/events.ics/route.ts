import { school } from '@/content/school'
import { icsResponse } from '@/lib/calendar/ics-response'
import { inSlices } from '@/lib/platform/in-slices'
import { siteUrl } from '@/lib/platform/site-url'
import { appendUrl, segmentsToText } from '@/lib/text/segments'
import { getEvents } from '@/lib/vendor-api/resources/events'
import { descriptionOf } from '@/lib/vendor-api/rich-text'

export async function GET(request: Request) {
  const events = await getEvents()
  const dated = await inSlices(events ?? [], (event) => {
    const { date } = event
    const { description, segments = [description] } = descriptionOf(event)
    const words = segmentsToText(segments, ({ text, href }) =>
      appendUrl({ text, href: href.startsWith('/') ? siteUrl(href) : href }),
    )
    return date ? [{ ...event, date, description: words }] : []
  })
  const file = { name: `${school.name}: events`, file: 'events' }
  return icsResponse(request, file, events && dated.flat())
}

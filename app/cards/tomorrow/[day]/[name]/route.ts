import { tomorrowWords } from '@/content/tomorrow'
import { dayAhead } from '@/lib/lists/day-ahead'
import { classInWords, dayLines } from '@/lib/lists/day-lines'
import { dayPictureShapes, parseDayPictureName } from '@/lib/lists/day-picture-path'
import { renderDayPicture } from '@/lib/media/render-day-picture'
import { siteUrl } from '@/lib/platform/site-url'
import { addDays, schoolDay } from '@/lib/school/dates'
import { noticeOn } from '@/lib/school/site-notice'
import { getCalendar } from '@/lib/vendor-api/resources/calendar'
import { getEvents } from '@/lib/vendor-api/resources/events'

/** The card of `/tomorrow` as a picture, for tomorrow, and for today, to which yesterday's links point. */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/cards/tomorrow/[day]/[name]'>,
) {
  const { day, name } = await params
  const parsed = parseDayPictureName(day, name)
  const today = schoolDay()
  if (!parsed || (day !== today && day !== addDays(today, 1)))
    return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
  const { choice, shape } = parsed
  const { lang } = choice
  const words = tomorrowWords[lang]
  const [calendar, events] = await Promise.all([getCalendar(), getEvents()])
  const ahead = dayAhead({ calendar, events, notice: noticeOn(day) }, day, choice)
  const lines = dayLines(ahead, choice)
  const schoolClass = choice.schoolClass && classInWords(choice.schoolClass, lang)
  const isClosed = ahead.school?.isOpen === false
  const isQuiet = lines.entries.length === 0 && ahead.isLoaded && !isClosed
  const picture = await renderDayPicture(
    {
      heading: [day === today ? '' : words.title, schoolClass].filter(Boolean).join(' · '),
      day: lines.day,
      school: lines.school,
      isClosed,
      rows: [
        lines.hours,
        lines.uniform,
        lines.bus,
        ...lines.entries,
        ...(isQuiet ? [words.nothing] : []),
      ],
      weekHeading: words.week,
      week: lines.week,
      link: siteUrl('/tomorrow').replace(/^https?:\/\//, ''),
    },
    lang,
    dayPictureShapes[shape],
  )
  return new Response(picture, {
    headers: {
      'content-type': 'image/jpeg',
      'content-length': String(picture.byteLength),
      'cache-control': 'public, max-age=300',
    },
  })
}

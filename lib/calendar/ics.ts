import ical, { ICalEventTransparency } from 'ical-generator'
import { school } from '@/content/school'
import { inSlices } from '@/lib/platform/in-slices'
import { siteUrl } from '@/lib/platform/site-url'
import { addDays, type IsoDate } from '@/lib/school/dates'
import { schoolTime, timesOf } from '@/lib/school/times'
import { stripControls } from '@/lib/text/strip-controls'

/** An event for a calendar file. Without a readable `time` it takes the whole day. */
export type IcsEntry = {
  /** Stays the same as long as the event does. */
  uid: string
  title: string
  date: IsoDate
  until?: IsoDate | null
  untilText?: string
  time?: string | null
  description?: string
  venue?: string | null
  files?: readonly { href: string }[]
}

const day = (date: IsoDate) => new Date(`${date}T00:00:00Z`)

function when(entry: IcsEntry) {
  const { date, until } = entry
  const times = timesOf(entry)
  // The end of a day's event is the day after (RFC 5545, 3.6.1).
  if (!times)
    return {
      allDay: true,
      start: day(date),
      end: day(addDays(until ?? date, 1)),
      // A holiday or a sports day does not make its subscriber busy.
      transparency: ICalEventTransparency.TRANSPARENT,
    }
  return {
    start: new Date(schoolTime(date, times.start)),
    ...(times.end === null ? {} : { end: new Date(schoolTime(date, times.end)) }),
  }
}

/**
 * Name of a calendar file, and the part of its UIDs after the `@`, which differs from file to file.
 */
export type IcsFile = { name: string; host?: string }

const end = 'END:VCALENDAR'

/**
 * Resolves to a calendar file (RFC 5545); `now` is its creation time. Writes one entry at a time: ical-generator folds its
 * lines so slowly that a thousand entries would keep other work waiting.
 */
export async function toIcs(
  { name, host = school.product }: IcsFile,
  entries: readonly IcsEntry[],
  now: Date,
): Promise<string> {
  const calendar = ical({
    name,
    prodId: { company: school.name, product: 'Website', language: 'EN' },
    ttl: 60 * 60,
  })
  const [head = ''] = calendar.toString().split(end)
  let file = head
  await inSlices(entries, (entry) => {
    const { uid, title, time, untilText, description = '', venue, files = [] } = entry
    const unread = [untilText && `Until: ${untilText}`, time && !timesOf(entry) && `Time: ${time}`]
    calendar.clear().createEvent({
      ...when(entry),
      id: `${uid}@${host}`,
      stamp: now,
      summary: stripControls(title),
      description: stripControls([...unread, description].filter(Boolean).join('\n')),
      ...(venue ? { location: stripControls(venue) } : {}),
      attachments: files.map(({ href }) => new URL(href, siteUrl('/')).href),
    })
    file += calendar.toString().slice(head.length, -end.length)
  })
  return `${file}${end}\r\n`
}

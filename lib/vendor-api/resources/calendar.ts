import { z } from 'zod'
import { fallbacks } from '@/content/fallbacks'
import type { IsoDate } from '@/lib/school/dates'
import { dayOnly, files, id, text, toRecordDays } from '../fields'
import { listOf } from '../list'
import { type FileLink, toFileLinks } from '../media'
import { defineList } from '../queries'
import { report } from '../reports'
import { makeUidsDistinct, toUid } from '../uids'

export type CalendarEvent = {
  uid: string
  title: string
  date: IsoDate
  until?: IsoDate | null
  files: FileLink[]
}

const rawCalendarEvent = z.object({ _id: id, title: text, date: dayOnly, attachments: files })

/** Returns null without a day that we can read: the page shows days by month. */
function toCalendarEvent(raw: z.output<typeof rawCalendarEvent>): CalendarEvent | null {
  const { date, until, dateText } = toRecordDays(raw.date)
  if (date === null) {
    if (!dateText) report('missing', 'write the day as 2026-11-20', 'date')
    return null
  }
  return {
    uid: toUid(raw._id, raw.title, date),
    title: raw.title || fallbacks.event,
    date,
    ...(until && { until }),
    files: toFileLinks(raw.attachments),
  }
}

export const calendarListSchema = listOf(
  rawCalendarEvent,
  toCalendarEvent,
  (one) => one !== null && one.title !== fallbacks.event,
).transform((list) => makeUidsDistinct(list.filter((one) => one !== null)))

export const getCalendar = defineList(
  'calendar',
  'calendar',
  { path: '/api/academicCalender/all/{school}', isAuthorised: true },
  calendarListSchema,
)

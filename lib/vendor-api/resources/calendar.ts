import { z } from 'zod'
import { fallbacks } from '@/content/fallbacks'
import type { IsoDate } from '@/lib/school/dates'
import { attachments, days, id, line, toRecordDays } from '../fields'
import { noteLeftOut } from '../findings'
import { listOf } from '../list'
import { type FileLink, toFileLinks } from '../media'
import { defineList } from '../queries'
import { makeUidsDistinct, toUid } from '../uids'

export type CalendarEvent = {
  uid: string
  title: string
  date: IsoDate
  until: IsoDate | null
  files: FileLink[]
}

const rawCalendarEvent = z.object({
  _id: id,
  title: line,
  date: days,
  toDate: days,
  attachments,
})

/** Returns null without a day; the entry is then reported, with its text. */
function transformCalendarEvent(raw: z.output<typeof rawCalendarEvent>): CalendarEvent | null {
  const { date, until, dateText } = toRecordDays(raw.date, raw.toDate)
  if (!date) {
    if (!dateText) noteLeftOut('date', 'missing', 'write the day as 2026-11-20')
    return null
  }
  return {
    uid: toUid(raw._id, raw.title, date),
    title: raw.title || fallbacks.event,
    date,
    until,
    files: toFileLinks(raw.attachments),
  }
}

const entry = rawCalendarEvent.transform(transformCalendarEvent)

export const calendarListSchema = listOf(entry, (one) => one !== null).transform((list) =>
  makeUidsDistinct(list.filter((one) => one !== null)),
)

export const getCalendar = defineList(
  'calendar',
  'calendar',
  { path: '/api/academicCalender/all/{school}', isAuthorised: true },
  calendarListSchema,
)

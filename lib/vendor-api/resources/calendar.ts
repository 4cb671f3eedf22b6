import { z } from 'zod'
import { fallbacks } from '@/content/fallbacks'
import type { IsoDate } from '@/lib/school/dates'
import { attachments, id, isoDate, line, uidOf } from '../fields'
import { listOf } from '../list'
import { attachmentHref } from '../media'
import { defineList } from '../queries'

/** A day's entry of the school calendar (specification, section 3). */
export type CalendarEvent = {
  /** Stays the same as long as the entry does. */
  uid: string
  title: string
  date: IsoDate
  download: string | null
  /** The vendor marks the entry as a holiday; absent for every other. */
  isHoliday?: true
}

const rawCalendarEvent = z.object({
  _id: id,
  title: line,
  date: isoDate,
  attachments,
  category: line,
  type: line,
})

const holidayMark = /^(?:(?:public|national|gazetted|school|local) )?holidays?$/i

/** An entry without a day has no place in a calendar: null. */
function transformCalendarEvent(raw: z.output<typeof rawCalendarEvent>): CalendarEvent | null {
  if (!raw.date) return null
  return {
    uid: uidOf(raw._id, raw.title, raw.date),
    title: raw.title || fallbacks.event,
    date: raw.date,
    download: attachmentHref(raw.attachments[0]),
    ...([raw.category, raw.type].some((mark) => holidayMark.test(mark))
      ? { isHoliday: true as const }
      : {}),
  }
}

export const calendarListSchema = listOf(
  'calendar',
  rawCalendarEvent.transform(transformCalendarEvent),
).transform((list) => list.filter((event) => event !== null))

/** The school calendar, all days. */
export const getCalendar = defineList(
  'calendar',
  'calendar',
  { path: '/api/academicCalender/all/{school}', authorised: true },
  calendarListSchema,
)

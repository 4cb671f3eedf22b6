import { z } from 'zod'
import { fallbacks } from '@/content/fallbacks'
import { byIdentity } from '@/lib/platform/by-identity'
import type { IsoDate } from '@/lib/school/dates'
import { dayOnly, files, id, type RecordDays, text, toRecordDays } from '../fields'
import { listOf } from '../list'
import { type FileLink, toFileLinks } from '../media'
import { defineList } from '../queries'
import { report } from '../reports'
import { makeUidsDistinct, toUid } from '../uids'

type CalendarEntry = RecordDays & { uid: string; title: string; files: FileLink[] }

export type CalendarEvent = CalendarEntry & { date: IsoDate }

const rawCalendarEntry = z.object({ _id: id, title: text, date: dayOnly, attachments: files })

function toCalendarEntry(raw: z.output<typeof rawCalendarEntry>): CalendarEntry {
  const { date, text: written } = raw.date
  if (date === null && !written) report('missing', 'write the day as 2026-11-20', 'date')
  return {
    uid: toUid(raw._id, raw.title, date),
    title: raw.title || fallbacks.event,
    ...toRecordDays(raw.date),
    files: toFileLinks(raw.attachments),
  }
}

export const calendarListSchema = listOf(
  rawCalendarEntry,
  toCalendarEntry,
  ({ title }) => title !== fallbacks.event,
).transform(makeUidsDistinct)

const getEntries = defineList(
  'calendar',
  { path: '/api/academicCalender/all/{school}', isAuthorised: true },
  calendarListSchema,
)

export const isDated = (entry: CalendarEntry): entry is CalendarEvent => entry.date !== null

const pickDated = byIdentity((all: CalendarEntry[]) => all.filter(isDated))

export async function getCalendar(): Promise<CalendarEvent[] | null> {
  const all = await getEntries()
  return all && pickDated(all)
}

/** Entries whose day we cannot read: they have no place in a month. */
export async function getUndatedEntries(): Promise<CalendarEntry[]> {
  const all = await getEntries()
  return (all ?? []).filter((entry) => !isDated(entry))
}

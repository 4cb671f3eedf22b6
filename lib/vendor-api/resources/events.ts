import { z } from 'zod'
import { fallbacks } from '@/content/fallbacks'
import type { IsoDate } from '@/lib/school/dates'
import { attachments, description, id, isoDate, line, uidOf } from '../fields'
import { listOf } from '../list'
import { type FileLink, fileLinks, mediaUrls, otherFiles } from '../media'
import { defineList } from '../queries'

/** An event (specification, section 3). `time` is as the vendor writes it, null when not given. */
export type SchoolEvent = {
  /** Stays the same as long as the event does. */
  uid: string
  title: string
  description: string
  date: IsoDate | null
  /** The last day of an event of several days. */
  until: IsoDate | null
  time: string | null
  venue: string | null
  images: string[]
  files: FileLink[]
}

const rawEvent = z.object({
  _id: id,
  title: line,
  description,
  date: isoDate,
  toDate: isoDate,
  time: line,
  venue: line,
  images: attachments,
  attachments,
})

/** Fills the gaps of an event with the texts of the specification's section 8. */
function transformEvent(raw: z.output<typeof rawEvent>): SchoolEvent {
  const date = raw.date ?? raw.toDate
  return {
    uid: uidOf(raw._id, raw.title, date),
    title: raw.title || fallbacks.event,
    description: raw.description || fallbacks.eventDescription,
    date,
    until: date && raw.toDate && raw.toDate > date ? raw.toDate : null,
    time: raw.time || null,
    venue: raw.venue || null,
    images: mediaUrls(raw.images),
    files: [...otherFiles(raw.images), ...fileLinks(raw.attachments)],
  }
}

export const eventListSchema = listOf('events', rawEvent.transform(transformEvent))

/** The home page's events. */
export const getLatestEvents = defineList(
  'events',
  'events-latest',
  { path: '/api/events/{school}' },
  eventListSchema,
)

/** All events, as the events page lists them. */
export const getEvents = defineList(
  'events',
  'events',
  { path: '/api/events/All/{school}' },
  eventListSchema,
)

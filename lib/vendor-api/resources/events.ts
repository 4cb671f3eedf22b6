import { z } from 'zod'
import { fallbacks } from '@/content/fallbacks'
import { day, files, id, richText, text, time, toRecordRange } from '../fields'
import { listOf } from '../list'
import { toFileLinks, toMediaUrls, toOtherFileLinks } from '../media'
import { defineShortAndAll } from '../queries'
import { report } from '../reports'
import { makeUidsDistinct, toUid } from '../uids'

const rawEvent = z.object({
  _id: id,
  title: text,
  description: richText,
  date: day,
  toDate: day,
  time,
  venue: text,
  images: files,
  attachments: files,
})

/** An event (specification, section 3). `time` is the vendor's text. */
function toEvent({ date, toDate, ...raw }: z.output<typeof rawEvent>) {
  // An event has `date` or `toDate` (specification, section 3).
  const [from, to] = date.date || date.text ? [date, toDate] : [toDate, date]
  const days = toRecordRange(from, to)
  const shownTime = raw.time || from.time || null
  const lostTime = [from.time, to.time].find((one) => one && one !== shownTime)
  if (lostTime) report(`no page shows the time "${lostTime}"`, 'write all times here', 'time')
  return {
    uid: toUid(raw._id, raw.title, days.date),
    title: raw.title || fallbacks.event,
    description: raw.description,
    ...days,
    time: shownTime,
    venue: raw.venue || null,
    images: toMediaUrls(raw.images),
    files: [...toOtherFileLinks(raw.images), ...toFileLinks(raw.attachments)],
  }
}

export type SchoolEvent = ReturnType<typeof toEvent>

export const eventListSchema = listOf(
  rawEvent,
  toEvent,
  ({ title }) => title !== fallbacks.event,
).transform(makeUidsDistinct)

export const { short: getLatestEvents, all: getEvents } = defineShortAndAll(
  'events',
  eventListSchema,
)

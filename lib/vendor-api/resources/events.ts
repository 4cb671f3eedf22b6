import { z } from 'zod'
import { fallbacks } from '@/content/fallbacks'
import { readDays } from '@/lib/school/read-days'
import { parseTimes } from '@/lib/school/times'
import { type Description, toDescription } from '@/lib/text/segments'
import { attachments, days, description, id, line, type RecordDays, toRecordDays } from '../fields'
import { describeValue, noteLeftOut } from '../findings'
import { listOf } from '../list'
import { type FileLink, toFileLinks, toMediaUrls, toOtherFileLinks } from '../media'
import { defineShortAndAll } from '../queries'
import { isNothing } from '../stored-paths'
import { makeUidsDistinct, toUid } from '../uids'

/** An event (specification, section 3). `time` is the vendor's text. */
export type SchoolEvent = RecordDays &
  Description & {
    uid: string
    title: string
    time: string | null
    venue: string | null
    images: string[]
    files: FileLink[]
  }

const rawEvent = z.object({
  _id: id,
  title: line,
  description,
  date: days,
  toDate: days,
  time: line,
  toTime: line,
  venue: line,
  images: attachments,
  attachments,
})

function timeOf({ date, toDate, ...raw }: z.output<typeof rawEvent>): string | undefined {
  const hasEnd = raw.toTime === '' || typeof parseTimes(raw.time)?.end === 'number'
  const end = hasEnd ? '' : `${raw.time ? 'to' : 'till'} ${raw.toTime}`
  const time = `${raw.time} ${end}`.trim()
  const written = readDays(time)
  const isOwnDay = written.date !== null && written.date === date.date && !written.until
  if (time) return (isOwnDay && written.time) || time
  const isAlone = date.date === null && date.text === ''
  const start = isAlone ? toDate.time : date.time
  const isSameDay = !isAlone && date.date === toDate.date
  return start && isSameDay && toDate.time && toDate.time !== start
    ? `${start} to ${toDate.time}`
    : start
}

/** Fills gaps with the texts of the specification's section 8. */
function transformEvent(raw: z.output<typeof rawEvent>): SchoolEvent {
  const dates = toRecordDays(raw.date, raw.toDate)
  const time = timeOf(raw)
  if (time && !dates.until && /\p{Nd}/u.test(time) && !parseTimes(time))
    noteLeftOut(
      'time',
      describeValue(time),
      'write it as 9:30 am to 1:00 pm; calendars show the day',
    )
  return {
    uid: toUid(raw._id, raw.title, dates.date),
    title: raw.title || fallbacks.event,
    ...toDescription(raw.description.length > 0 ? raw.description : [fallbacks.eventDescription]),
    ...dates,
    time: time ?? null,
    venue: isNothing.test(raw.venue) ? null : raw.venue,
    images: toMediaUrls(raw.images),
    files: [...toOtherFileLinks(raw.images), ...toFileLinks(raw.attachments)],
  }
}

export const eventListSchema = listOf(rawEvent.transform(transformEvent)).transform(
  makeUidsDistinct,
)

export const { short: getLatestEvents, all: getEvents } = defineShortAndAll(
  'events',
  eventListSchema,
)

import { addDays, type IsoDate } from '@/lib/school/dates'
import { plusYears } from './day'
import { data } from './generated/events'
import { photo } from './media'
import { occurrences, type Recurring, type Text } from './recurring'

type EventTemplate = Recurring &
  Readonly<{
    description: Text
    venue: string
    topic: string
    picture: number
    time?: string
    /** Stays in the list for three years; the others leave it some weeks after the day. */
    keep?: boolean
  }>

export const eventTemplates: readonly EventTemplate[] = data

const AHEAD_DAYS = 120
const LINGER_DAYS = 45

export function eventRecords(today: IsoDate) {
  const recent = addDays(today, -LINGER_DAYS)
  return occurrences('events', eventTemplates, plusYears(today, -3), addDays(today, AHEAD_DAYS))
    .filter(({ template, day }) => template.keep || day > recent)
    .map(({ template, day, id, fill, files }) => ({
      _id: id,
      title: fill(template.title),
      description: fill(template.description),
      date: day,
      toDate: template.days ? addDays(day, template.days - 1) : undefined,
      time: template.time,
      venue: template.venue,
      images: [photo(template.topic, template.picture)],
      attachments: files,
    }))
}

import { addDays, addYears, type Day } from './day'
import { eventTemplates } from './event-templates'
import { photo } from './media'
import { occurrences } from './recurring'

/** An event (section 3); `date` and `toDate` are `YYYY-MM-DD`, times as the school writes them. */
export type EventRecord = Readonly<{
  _id: string
  title: string
  description: string
  date: Day
  toDate?: Day
  time?: string
  venue: string
  images: readonly string[]
  attachments: readonly string[]
}>

const AHEAD_DAYS = 120
const LINGER_DAYS = 45

/**
 * Events, latest first: about ten in the four months ahead, the last weeks, and of older ones
 * (three years) only those worth keeping, as a school’s own list would be.
 */
export function events(today: Day): readonly EventRecord[] {
  const recent = addDays(today, -LINGER_DAYS)
  return occurrences('events', eventTemplates, addYears(today, -3), addDays(today, AHEAD_DAYS))
    .filter(({ template, day }) => template.keep || day > recent)
    .map(({ template, day, id, fill, files }) => ({
      _id: id,
      title: fill(template.title),
      description: fill(template.description),
      date: day,
      ...(template.days === undefined ? {} : { toDate: addDays(day, template.days - 1) }),
      ...(template.time === undefined ? {} : { time: template.time }),
      venue: template.venue,
      images: [photo(template.topic, template.picture)],
      attachments: files,
    }))
}

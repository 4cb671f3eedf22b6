import { addDays, type IsoDate } from '@/lib/school/dates'
import { plusYears } from './day'
import { eventTemplates } from './event-templates'
import { photo } from './media'
import { occurrences } from './recurring'

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

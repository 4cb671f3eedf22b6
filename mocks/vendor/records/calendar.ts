import { addDays, type IsoDate } from '@/lib/school/dates'
import { sessionOf } from '@/lib/school/sessions'
import { calendarTemplates } from './calendar-templates'
import { dateTime } from './day'
import { occurrences } from './recurring'

/**
 * The academic year around today (April to March, section 9) with the three months before it and
 * the three after it, in the order of the days.
 */
export function calendarRecords(today: IsoDate) {
  const { start } = sessionOf(today)
  const before = addDays(`${start}-01-01`, -1)
  return Object.entries(calendarTemplates)
    .flatMap(([list, templates]) => occurrences(list, templates, before, `${start + 1}-06-30`))
    .map(({ template, day, id, fill, files }) => ({
      _id: id,
      title: fill(template.title),
      date: dateTime(day),
      attachments: files,
    }))
    .sort((a, b) => a.date.localeCompare(b.date))
}

import { calendarTemplates } from './calendar-templates'
import { type Day, dateTime, plusDays, sessionStart } from './day'
import { occurrences } from './recurring'

/**
 * The academic year around today (April to March, section 9) with the three months before it and
 * the three after it, in the order of the days.
 */
export function calendarRecords(today: Day) {
  const start = sessionStart(today)
  const before = plusDays(`${start}-01-01`, -1)
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

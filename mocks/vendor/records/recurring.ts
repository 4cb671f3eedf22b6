import { type Day, fullYear, sessionLabel, sessionStart } from './day'
import { dayIn, type Yearly } from './festivals'
import { openDays } from './holidays'
import { objectId } from './object-id'

/** A text, or one for each of three years in turn. */
export type Text = string | readonly [string, string, string]

/** Fields of every recurring record. */
export type Recurring = Yearly &
  Readonly<{
    /** Unique within its list; ids derive from it. */
    key: string
    /** Keeps its day: national days and festivals. Others move on from Sundays and holidays. */
    fixed?: boolean
    /** Only in years with this remainder by three; without it, yearly. */
    phase?: 0 | 1 | 2
    /** Its length in days when it is more than one; all of them are school days. */
    days?: number
    title: Text
    /** Stored path of its file. */
    file?: string
  }>

/** One coming round of a recurring record: its day, its identifier and a filler for its texts. */
export type Occurrence<T> = Readonly<{
  template: T
  day: Day
  id: string
  /** The year’s text with `{year}` and `{session}` (2026-27) filled in. */
  fill: (text: Text) => string
  /** Stored paths of its files: one or none. */
  files: readonly string[]
}>

/** One coming round. In: the list’s name, the template, the year in which it is planned. */
function occurrence<T extends Recurring>(list: string, template: T, year: number): Occurrence<T> {
  const planned = dayIn(year, template)
  const day = template.fixed ? planned : openDays(planned, template.days)
  return {
    template,
    day,
    id: objectId(`${list}/${template.key}/${year}`, day),
    fill: (text) =>
      (typeof text === 'string' ? text : (text[year % 3] ?? text[0]))
        .replaceAll('{year}', String(fullYear(day)))
        .replaceAll('{session}', sessionLabel(sessionStart(day))),
    files: template.file ? [template.file] : [],
  }
}

/**
 * Every coming round of the templates after `after` and up to `until`, newest first.
 * In: the list’s name (part of the identifiers), the templates, two school days.
 */
export function occurrences<T extends Recurring>(
  list: string,
  templates: readonly T[],
  after: Day,
  until: Day,
): readonly Occurrence<T>[] {
  const found: Occurrence<T>[] = []
  for (let year = fullYear(after) - 1; year <= fullYear(until) + 1; year += 1) {
    for (const template of templates) {
      if (template.phase !== undefined && year % 3 !== template.phase) continue
      const next = occurrence(list, template, year)
      if (next.day > after && next.day <= until) found.push(next)
    }
  }
  return found.sort((a, b) => b.day.localeCompare(a.day) || a.id.localeCompare(b.id))
}

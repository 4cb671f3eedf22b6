import type { Block, Circular } from './circular'
import { inWords } from './circular'
import { type Day, sessionLabel, sessionStart, yearOf } from './day'
import { openDays } from './holidays'
import { objectId } from './object-id'

/** A text, or one for each of three years in turn, so that what comes round reads differently. */
export type Text = string | readonly [string, string, string]

/** What every record that comes round in the school year is written with. */
export type Recurring = Readonly<{
  /** Unique within its list; identifiers are made from it. */
  key: string
  /** `MM-DD`, or the day in a given year for what moves. Moves on from Sundays and holidays unless `fixed`. */
  on: string | ((year: number) => Day)
  /** Keeps the day whatever it is: national days and festivals. */
  fixed?: boolean
  /** Only in years whose remainder by three is this: once in any three years. Without it, yearly. */
  phase?: 0 | 1 | 2
  /** Its length in days when it is more than one; all of them are school days. */
  days?: number
  title: Text
  /** What its file says. In: its day. Without it the record has no file. */
  circular?: (day: Day) => readonly Block[]
}>

/** One coming round of a recurring record: its day, its identifier and a filler for its texts. */
export type Occurrence<T> = Readonly<{
  template: T
  day: Day
  id: string
  /** The year’s text with `{year}`, `{session}` (2026-27) and `{day}` (16 November 2026) filled in. */
  fill: (text: Text) => string
  /** Stored paths of the files made from it: one or none. */
  files: readonly string[]
}>

/** One coming round. In: the list’s name, the template, the year in which it is planned. */
export function occurrence<T extends Recurring>(
  list: string,
  template: T,
  year: number,
): Occurrence<T> {
  const planned = typeof template.on === 'string' ? `${year}-${template.on}` : template.on(year)
  const day = template.fixed ? planned : openDays(planned, template.days)
  return {
    template,
    day,
    id: objectId(`${list}/${template.key}/${year}`, day),
    fill: (text) =>
      (typeof text === 'string' ? text : (text[year % 3] ?? text[0]))
        .replaceAll('{year}', String(yearOf(day)))
        .replaceAll('{session}', sessionLabel(sessionStart(day)))
        .replaceAll('{day}', inWords(day)),
    files: template.circular ? [`files/${list}-${template.key}-${year}.pdf`] : [],
  }
}

/** The circular of one coming round; undefined for a record without a file. */
export function circularOf({ template, day, fill }: Occurrence<Recurring>): Circular | undefined {
  const { title, circular } = template
  return circular && { title: fill(title), date: inWords(day), blocks: circular(day) }
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
  for (let year = yearOf(after) - 1; year <= yearOf(until) + 1; year += 1) {
    for (const template of templates) {
      if (template.phase !== undefined && year % 3 !== template.phase) continue
      const next = occurrence(list, template, year)
      if (next.day > after && next.day <= until) found.push(next)
    }
  }
  return found.sort((a, b) => b.day.localeCompare(a.day) || a.id.localeCompare(b.id))
}

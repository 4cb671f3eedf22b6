import { addDays, type Day, isSunday, sessionLabel, sessionStart, yearOf } from './day'
import { objectId } from './object-id'

/** What every record that comes round in the school year is written with. */
export type Recurring = Readonly<{
  /** Unique within its list; identifiers are made from it. */
  key: string
  /** `MM-DD`, or the day in a given year for what moves. Sundays slip to Monday unless `fixed`. */
  on: string | ((year: number) => Day)
  /** Keeps the day even when it is a Sunday: national days and festivals. */
  fixed?: boolean
  /** Only in years whose remainder by three is this: once in any three years. Without it, yearly. */
  phase?: 0 | 1 | 2
}>

/** One coming round of a recurring record: its day, its identifier and a filler for its texts. */
export type Occurrence<T> = Readonly<{
  template: T
  day: Day
  id: string
  /** Replaces `{year}`, `{session}` (2026-27) and `{next}` (the session after it) in a text. */
  fill: (text: string) => string
}>

function occurrence<T extends Recurring>(list: string, template: T, year: number): Occurrence<T> {
  const planned = typeof template.on === 'string' ? `${year}-${template.on}` : template.on(year)
  const on = !template.fixed && isSunday(planned) ? addDays(planned, 1) : planned
  const start = sessionStart(on)
  return {
    template,
    day: on,
    id: objectId(`${list}/${template.key}/${year}`, on),
    fill: (text) =>
      text
        .replaceAll('{year}', String(yearOf(on)))
        .replaceAll('{session}', sessionLabel(start))
        .replaceAll('{next}', sessionLabel(start + 1)),
  }
}

/**
 * Every coming round of the templates after `after` and up to `until`, newest first.
 * In: the list's name (part of the identifiers), the templates, two school days.
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

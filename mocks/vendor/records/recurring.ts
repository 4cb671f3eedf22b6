import { facts } from '@/content/facts'
import { type IsoDate, yearOf } from '@/lib/school/dates'
import { sessionOf } from '@/lib/school/sessions'
import { dayIn, type Yearly } from './festivals'
import { openDays } from './holidays'
import { objectId } from './object-id'

/** A text, or one for each of three years in turn. */
export type Text = string | readonly [string, string, string]

export type Recurring = Yearly &
  Readonly<{
    /** Unique within its list; ids derive from it. */
    key: string
    /** Keeps its day: national days and festivals. Others move on from Sundays and holidays. */
    fixed?: boolean
    /** Only in years with this remainder by three; without it, yearly. */
    phase?: 0 | 1 | 2
    days?: number
    title: Text
    file?: string
  }>

export type Occurrence<T> = Readonly<{
  template: T
  day: IsoDate
  id: string
  /** The year’s text with `{year}`, `{session}` (2026-27) and `{officeHours}` filled in. */
  fill: (text: Text) => string
  files: readonly string[]
}>

function occurrence<T extends Recurring>(list: string, template: T, year: number): Occurrence<T> {
  const planned = dayIn(year, template)
  const day = template.fixed ? planned : openDays(planned, template.days)
  return {
    template,
    day,
    id: objectId(`${list}/${template.key}/${year}`, day),
    fill: (text) =>
      (typeof text === 'string' ? text : (text[year % 3] ?? text[0]))
        .replaceAll('{year}', String(yearOf(day)))
        .replaceAll('{session}', sessionOf(day).key)
        .replaceAll('{officeHours}', facts.officeHours),
    files: template.file ? [template.file] : [],
  }
}

export function occurrences<T extends Recurring>(
  list: string,
  templates: readonly T[],
  after: IsoDate,
  until: IsoDate,
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

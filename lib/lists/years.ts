import { yearOf } from '@/lib/school/dates'
import type { Dated } from './filters'

/** Returns the year with which a list opens; null for all years. */
export type DefaultYear = (records: readonly Dated[], currentYear: number) => number | null

/** News selects the current year if it has items, otherwise the previous year. */
export const currentOrPreviousYear: DefaultYear = (records, currentYear) =>
  yearsOf(records).includes(currentYear) ? currentYear : currentYear - 1

/** Events and gallery default to the current year. */
export const currentYear: DefaultYear = (_records, year) => year

/** Recent activities and sports corner default to the newest year with data. */
export const newestYear: DefaultYear = (records, year) => yearsOf(records)[0] ?? year

/** The blog opens with all years: the specification names none. */
export const allYearsFirst: DefaultYear = () => null

export function yearsOf(records: readonly Dated[], selected: number | null = null): number[] {
  const years = records.flatMap(({ date, until }) => {
    if (!date) return []
    const first = yearOf(date)
    return Array.from({ length: yearOf(until ?? date) - first + 1 }, (_, at) => first + at)
  })
  return [...new Set(selected === null ? years : [...years, selected])].sort((a, b) => b - a)
}

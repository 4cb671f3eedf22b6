import {
  allYears,
  numberIn,
  pageIn,
  type SearchParams,
  textIn,
  wordIn,
} from '@/lib/routes/query-params'
import { type IsoDate, runsBetween, yearOf } from '@/lib/school/dates'
import { sessionKey } from '@/lib/school/sessions'
import { foldText } from '@/lib/text/fold'
import { type Paginated, paginate } from './paging'

export type Dated = { title: string; date: IsoDate | null; until?: IsoDate | null }

/** A topper, who has no date: a list of toppers shows one session at a time. */
type OfSession = { name: string; stream: string }

export type Filterable = Dated | OfSession

/** The select of years, or of sessions on a list of toppers. */
export type YearSelect = {
  name: 'year' | 'session'
  options: readonly string[]
  initial: string
}

/**
 * A list's filters. `year` is one of the select's options; `month` is 1 to 12, '' for all; `page` counts from 1. We search
 * for `q` in the title of a record, or in the name and stream of a topper.
 */
export type Filters = { year: string; month: string; q: string; page: number }

export function parseFilters(params: SearchParams, years: YearSelect): Filters {
  const isByYear = years.name === 'year'
  const year = isByYear ? wordIn(params.year) : sessionKey(textIn(params.session))
  const month = isByYear ? numberIn(params.month, 1, 12) : null
  return {
    year: years.options.includes(year) ? year : years.initial,
    month: month === null ? '' : String(month),
    q: textIn(params.q),
    page: pageIn(params.page),
  }
}

/** Returns the query string of filters; '' for the unfiltered list. */
export function toQuery({ year, month, q, page }: Filters, years: YearSelect): string {
  const query = new URLSearchParams()
  if (year !== years.initial) query.set(years.name, year)
  if (month) query.set('month', month)
  if (q) query.set('q', q)
  if (page > 1) query.set('page', String(page))
  const text = query.toString()
  return text && `?${text}`
}

/** Returns true if a record is in the year and month. A record without a date belongs to the `initial` year. */
function isOf(record: Dated, { year, month }: Filters, initial: string): boolean {
  const { date, until } = record
  if (date === null) return !month && (year === allYears || year === initial)
  if (!month) return year === allYears || runsBetween(record, `${year}-01-01`, `${year}-12-31`)
  const [first, last] = [yearOf(date), yearOf(until ?? date)]
  const years = year === allYears ? [first, first + 1, last] : [Number(year)]
  const ofMonth = String(month).padStart(2, '0')
  return years.some((one) => runsBetween(record, `${one}-${ofMonth}-01`, `${one}-${ofMonth}-31`))
}

/** Removes quotes and replaces other signs: with '' "P.T.M." becomes "ptm", with ' ' "pre-board" becomes "pre board". */
const withoutSigns = (replacement: '' | ' ') => (text: string) =>
  foldText(text)
    .replace(/['"]/g, '')
    .replace(/&/g, ' and ')
    .replace(/[\p{P}\p{S}]/gu, replacement)
    .replace(/ +/g, ' ')
    .trim()

const spellings = [foldText, withoutSigns(''), withoutSigns(' ')]

/**
 * Returns the records that match (specification, section 5). The text search ignores case and invisible characters.
 * `initial` is the year with which the list opens.
 */
export function applyFilters<T extends Filterable>(
  records: readonly T[],
  filters: Filters,
  initial: string,
): T[] {
  const queries = spellings
    .map((spell) => ({ spell, words: spell(filters.q) }))
    .filter(({ words }, at) => words !== '' || at === 0)
  return records.filter((record: Filterable) => {
    if ('date' in record && !isOf(record, filters, initial)) return false
    const texts = 'title' in record ? [record.title] : [record.name, record.stream]
    return texts.some((text) => queries.some(({ spell, words }) => spell(text).includes(words)))
  })
}

export function pageOf<T extends Filterable>(
  records: readonly T[],
  filters: Filters,
  initial: string,
): Paginated<T> {
  return paginate(applyFilters(records, filters, initial), filters.page)
}

/** Returns the date by which to sort each record. One without a date takes that of the next record with a date. */
export function sortDatesOf(records: readonly Pick<Dated, 'date'>[]): IsoDate[] {
  const dates = records.map(({ date }) => date).reverse()
  let sortDate = dates.find(Boolean) ?? ''
  return dates
    .map((date) => {
      sortDate = date ?? sortDate
      return sortDate
    })
    .reverse()
}

/** Sorts the newest first. A record without a day stays right before the record that follows it in the vendor's list. */
export function newestFirst<T extends Dated>(records: readonly T[]): T[] {
  const sortDates = sortDatesOf(records)
  return records
    .map((record, at) => ({ record, sortDate: sortDates[at] ?? '' }))
    .sort((a, b) => b.sortDate.localeCompare(a.sortDate))
    .map(({ record }) => record)
}

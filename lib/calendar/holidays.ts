import { addDays, type IsoDate } from '@/lib/dates'

/**
 * What the school calendar's entries are. The vendor's records name no kind (specification, section 3), so
 * it is read from their titles.
 */

type Entry = { title: string; date: IsoDate }

/** Days without school in a row, first and last included. */
export type Vacation = { name: string; first: IsoDate; last: IsoDate }

const announced =
  /^(?:(?:public|national|gazetted|school|local) )?holiday\b\s*(?:[:–—-]|for\b|on account of\b|$)\s*/i
const remarked = /\s*(?:[-–—:]\s*holiday|\(holiday\))$/i
const closed = /\bschool (?:(?:is|will be|remains?|will remain) )?closed\b/i

/** The holiday that a title names, `''` when it names none but says that there is one; null for other entries. */
export function holidayName(title: string): string | null {
  if (announced.test(title)) return title.replace(announced, '')
  if (remarked.test(title)) return title.replace(remarked, '')
  return closed.test(title) ? title : null
}

/** The first holiday of some entries on a day or after it; null when there is none. */
export function nextHoliday<T extends Entry>(entries: readonly T[], from: IsoDate): T | null {
  const coming = entries.filter(({ title, date }) => date >= from && holidayName(title) !== null)
  return coming.reduce<T | null>((next, one) => (next && next.date <= one.date ? next : one), null)
}

const vacation = String.raw`(?:the )?(?<name>(?:[\p{L}.'’-]+ ){1,3}(?:vacations?|break|recess))`
const lastDayBefore = new RegExp(String.raw`\blast (?:\w+ )?day before ${vacation}`, 'iu')
const begins = new RegExp(String.raw`^${vacation} (?:begins?|starts?|commences?)\b`, 'iu')
const ends = new RegExp(String.raw`^${vacation} ends?\b`, 'iu')
const reopens = new RegExp(
  `^(?:the )?(?:school|classes) (?:reopens?|re-opens?|resumes?)(?: after ${vacation})?`,
  'iu',
)
const oneDay = new RegExp(`^${vacation}$`, 'iu')

/** A vacation that lasts longer was never closed by an entry. */
const longestDays = 100

function capital(name: string): string {
  return name.slice(0, 1).toUpperCase() + name.slice(1)
}

type Bound = { name: string | null; date: IsoDate }

/** What the first of some patterns that fits makes of a title. */
function bound({ title, date }: Entry, patterns: readonly [RegExp, number][]): Bound | null {
  for (const [pattern, days] of patterns) {
    const match = pattern.exec(title)
    if (match) return { name: match.groups?.name ?? null, date: addDays(date, days) }
  }
  return null
}

/**
 * The vacations that entries tell of, in order: from one that says that a vacation begins, or is the last
 * day before it, to the next that says that it ends or that school reopens; and days in a row that are
 * each called the same vacation. One without an end is none.
 */
export function vacationsOf(entries: readonly Entry[]): Vacation[] {
  const found: Vacation[] = []
  let open: { name: string; first: IsoDate } | null = null
  for (const entry of entries.toSorted((a, b) => a.date.localeCompare(b.date))) {
    const name = oneDay.exec(entry.title)?.groups?.name
    const before = found.at(-1)
    if (name && before?.name === capital(name) && addDays(before.last, 1) >= entry.date) {
      before.last = entry.date
    } else if (name) found.push({ name: capital(name), first: entry.date, last: entry.date })

    const first = bound(entry, [
      [begins, 0],
      [lastDayBefore, 1],
    ])
    const last = bound(entry, [
      [ends, 0],
      [reopens, -1],
    ])
    if (first?.name) open = { name: capital(first.name), first: first.date }
    if (!open || !last || last.date < open.first) continue
    if (last.date <= addDays(open.first, longestDays)) found.push({ ...open, last: last.date })
    open = null
  }
  return found.filter(({ first, last }) => first < last)
}

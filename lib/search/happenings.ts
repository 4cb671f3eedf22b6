import type { IsoDate } from '@/lib/dates'
import type { ListEntry } from '@/lib/lists/lists'
import { termsOf } from './terms'

/** Something with a day that can be asked for by its title: an entry of a list, with its title's terms. */
export type Happening = { title: string; date: IsoDate; href: string; terms: ReadonlySet<string> }

/** Entries that have a day and an address, the oldest first. */
export function happeningsOf(entries: readonly ListEntry[]): Happening[] {
  return entries
    .flatMap(({ title, date, href }) =>
      date && href ? [{ title, date, href, terms: new Set(termsOf(title)) }] : [],
    )
    .sort((a, b) => a.date.localeCompare(b.date))
}

/** What is coming and has been of some happenings whose titles have all of some terms. */
export function whenOf(happenings: readonly Happening[], terms: readonly string[], today: IsoDate) {
  const fitting = happenings.filter((one) => terms.every((term) => one.terms.has(term)))
  return {
    next: fitting.find(({ date }) => date >= today) ?? null,
    last: fitting.findLast(({ date }) => date < today) ?? null,
  }
}

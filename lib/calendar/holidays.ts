import type { IsoDate } from '@/lib/school/dates'

type Entry = { title: string; date: IsoDate }

const announced =
  /^(?:(?:public|national|gazetted|school|local) )?holiday\b\s*(?:[:–—-]|for\b|on account of\b|$)\s*/i
const remarked = /\s*(?:[-–—:]\s*holiday|\(holiday\))$/i
const closed = /\bschool (?:(?:is|will be|remains?|will remain) )?closed\b/i

/**
 * The holiday that a title announces, `''` when it says that there is one without a name; null for other
 * entries. The vendor's records name no kind (specification, section 3).
 */
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

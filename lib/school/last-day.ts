import 'server-only'
import { type IsoDate, yearOf } from './dates'
import { readDays } from './read-days'

/** Where a day begins: at a number or the month before it. */
const dayStart = /(?<![\p{L}\p{M}\p{N}./-])(?=\p{N}|\p{L}{3,9}\.? \p{N})/gu
const maxStarts = 8

/** Returns the last day that a title names, "Vacation (24 Dec - 2 Jan)", if the first is `date`, or null. */
export function lastDayIn(title: string, date: IsoDate): IsoDate | null {
  const parts = title.split(/[()[\]:;]|,(?= \p{L})|\bfor\b/iu)
  const texts = parts.flatMap((part) =>
    Array.from(part.matchAll(dayStart), ({ index }) => part.slice(index)),
  )
  // The year may be missing.
  const years = ['', ` ${yearOf(date)}`, ` ${yearOf(date) + 1}`]
  for (const text of texts.slice(0, maxStarts))
    for (const year of years) {
      const days = readDays(text + year)
      if (days.date === date && days.until) return days.until
    }
  return null
}

// Independent of `lib/school/dates.ts`, so that tests find a mistake in either.

export type Day = string

const MS_PER_DAY = 86_400_000

// India keeps one offset all year, so the school’s day needs no time zone table.
const KOLKATA_OFFSET_MS = 5.5 * 3_600_000

export function dayAt(at: Date): Day {
  return new Date(at.getTime() + KOLKATA_OFFSET_MS).toISOString().slice(0, 10)
}

export function plusDays(from: Day, count: number): Day {
  return new Date(Date.parse(from) + count * MS_PER_DAY).toISOString().slice(0, 10)
}

/** The same date `count` years later; 29 February becomes 1 March in a common year. */
export function plusYears(from: Day, count: number): Day {
  const there = new Date(Date.UTC(fullYear(from) + count, monthOf(from) - 1, Number(from.slice(8))))
  return there.toISOString().slice(0, 10)
}

export function fullYear(of: Day): number {
  return Number(of.slice(0, 4))
}

function monthOf(of: Day): number {
  return Number(of.slice(5, 7))
}

export function isSunday(of: Day): boolean {
  return new Date(Date.parse(of)).getUTCDay() === 0
}

/** The vendor’s date-time for a day: midnight written as UTC, `2026-08-15T00:00:00.000Z`. */
export function dateTime(of: Day): string {
  return `${of}T00:00:00.000Z`
}

export function sessionStart(of: Day): number {
  return monthOf(of) >= 4 ? fullYear(of) : fullYear(of) - 1
}

export function sessionLabel(start: number): string {
  return `${start}-${String((start + 1) % 100).padStart(2, '0')}`
}

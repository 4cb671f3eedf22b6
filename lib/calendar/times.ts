import type { IsoDate } from '@/lib/school/dates'

/** Minutes after midnight; `end` is null when the text names none. */
export type Times = { start: number; end: number | null }

const clock = /(\d{1,2})(?:[:.](\d{2}))?\s*(?:([ap])\.?\s*m\b\.?)?/gi
/** What may stand between the two times of a range. */
const range = /^(?:to|till|until|-|–)$/i
/** What may stand before a range whose first number is bare: `Batch 2 - 10:30 am` is none. */
const opening = /^\W*(?:from\W*)?$/i

function minutes(hour: number, minute: number, half: string | undefined): number | null {
  if (minute > 59) return null
  if (!half) return hour < 24 ? hour * 60 + minute : null
  if (hour < 1 || hour > 12) return null
  return ((hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0)) * 60 + minute
}

/** Whether two numbers of a text are the beginning and the end of one time. */
function isRange(text: string, first: RegExpExecArray, last: RegExpExecArray): boolean {
  const between = text.slice(first.index + first[0].length, last.index).trim()
  const isTime = first[2] || first[3] || opening.test(text.slice(0, first.index))
  return range.test(between) && Boolean(isTime)
}

/**
 * Reads `10:00 am`, `10.30 AM to 1 pm`, `14:30`; null when the text names no time of day, so that
 * nothing is ever put in a calendar that the school did not say.
 */
export function parseTimes(text: string): Times | null {
  const found = [...text.matchAll(clock)]
  if (found.length === 0 || found.length > 2) return null
  const [first, last] = found
  if (first && last && !isRange(text, first, last)) return null
  const lastHalf = found.at(-1)?.[3]
  const read = found.map((match) => {
    const half = match[3] ?? lastHalf
    return match[2] || half ? minutes(Number(match[1]), Number(match[2] ?? 0), half) : null
  })
  const [start, end = null] = read
  if (start === null || start === undefined) return null
  if (found.length === 2 && end === null) return null
  return { start, end: end !== null && end > start ? end : null }
}

/**
 * Times of an event with a time as the school writes it; null when it cannot be read, and for an event
 * of several days, of which it does not say which day it means.
 */
export function timesOf(event: { time?: string | null; until?: IsoDate | null }): Times | null {
  return event.time && !event.until ? parseTimes(event.time) : null
}

/** A time of day at the school, minutes after midnight, as ISO 8601; it keeps one offset all year. */
export function schoolTime(date: IsoDate, minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60]
  return `${date}T${[hour, minute].map((part) => String(part).padStart(2, '0')).join(':')}:00+05:30`
}

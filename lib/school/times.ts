import type { IsoDate } from './dates'

/** Minutes after midnight; `end` is null when the text names none. */
export type Times = { start: number; end: number | null }

/** Longer texts are not times. */
const maxLength = 80
const clock = String.raw`(\d{1,2})(?:[:.](\d\d))? ?(am|pm|noon)?`
const form = new RegExp(
  `^(?:from |time: ?)?${clock}(?: ?(?:to|till|-) ?${clock})?(?: (?:onwards?|sharp|\\(ist\\)))?$`,
)

type Clock = { hour: number; minute: number; half: string | undefined }

function toClock(hour = '', minute = '0', half?: string): Clock {
  return { hour: Number(hour), minute: Number(minute), half }
}

/** Null for a time that does not exist: "13 pm", "10:75 am", "12.30 noon". */
function toMinutes({ hour, minute, half }: Clock): number | null {
  if (hour < 1 || hour > 12 || minute > 59) return null
  if (half === 'noon') return hour === 12 && minute === 0 ? 12 * 60 : null
  return ((hour % 12) + (half === 'pm' ? 12 : 0)) * 60 + minute
}

/** Without am or pm, the start takes that of the end, unless the range would then run backwards: "9:00 to 1:00 pm". */
function startBefore(end: number, start: Clock): number | null {
  const halves = start.half ? [start.half] : [end < 12 * 60 ? 'am' : 'pm', 'am']
  const starts = halves.map((half) => toMinutes({ ...start, half }))
  return starts.find((minutes) => minutes !== null && minutes < end) ?? null
}

/**
 * Reads "9:30 am", "10.00 a.m. to 1.00 p.m.", "9 to 1 pm", "12 noon". Null for everything else: a calendar must not show
 * an hour that the school did not write.
 */
export function readTimes(written: string): Times | null {
  if (written.length > maxLength) return null
  const text = written
    .toLowerCase()
    .replace(/[‐-―]/g, '-')
    .replace(/\b([ap])\.m\b\.?/g, '$1m')
    .replace(/\s+/g, ' ')
    .replace(/\.$/, '')
    .trim()
  const [all, hour, minute, half, lastHour, lastMinute, lastHalf] = form.exec(text) ?? []
  if (!all) return null
  const first = toClock(hour, minute, half)
  if (lastHour === undefined) {
    const start = half ? toMinutes(first) : null
    return start === null ? null : { start, end: null }
  }
  const end = lastHalf ? toMinutes(toClock(lastHour, lastMinute, lastHalf)) : null
  const start = end === null ? null : startBefore(end, first)
  return start === null ? null : { start, end }
}

/**
 * Returns the times of an event. Null if its time cannot be read, and for an event of several days, because the time
 * does not say for which day it holds.
 */
export function timesOf(event: { time?: string | null; until?: IsoDate | null }): Times | null {
  return event.time && !event.until ? readTimes(event.time) : null
}

export function schoolTime(date: IsoDate, minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60]
  return `${date}T${[hour, minute].map((part) => String(part).padStart(2, '0')).join(':')}:00+05:30`
}

import { foldText } from '@/lib/text/fold'
import type { IsoDate } from './dates'
import { grammar, shapeOf, type Token, tokenize } from './tokens'

/** Minutes after midnight; `end` is null when the text names none. */
export type Times = { start: number; end: number | null }

/** The hours that each word can mean. */
const hoursOf = new Map<string, readonly [number, number]>([
  ['am', [0, 11]],
  ['pm', [12, 23]],
  ['morning', [1, 11]],
  ['afternoon', [12, 21]],
  ['day', [9, 16]],
  ['night', [19, 23]],
  ['noon', [12, 12]],
  ['midnight', [0, 0]],
])

const number = '[one two high]'
const anyNumber = '[one two high three four long]'
const joiner = '[to since till ~ -]'
const second = `: [two high] (?:[.] ${anyNumber})?`
/** "20.11" is no time in "20.11.26". */
const minute = `[:.;·] [two high] (?:${second} | (?! [:.] ${anyNumber}))`
/** "10-30 am" is half past ten, because 30 is no hour; "10-11 am" is a range. */
const dashedMinute = `- high (?= [am pm] | ${joiner} ${number})`
/** "0930 hrs", "930 am" and "0930-1230 hrs". */
const compact = `[three four] (?= [am pm hours] | ${joiner} [three four] [am pm hours])`
/** A bare number is not the day in "10 am to 5 Dec". */
const digits = `(?:${number} (?:${minute} | ${dashedMinute} | (?! [month suffix])) | ${compact})`
const before = '(?:[morning afternoon day night] label*)?'
const after = '(?:[label clock]* [am pm morning afternoon night noon midnight])*'
const clock = `${before} ${digits} ${after} hours? clock* | [noon midnight]`
const phrase = grammar(`^(${clock}) (?:here? ${joiner}+ (${clock}))? ([here utc]?) (onwards?)`)

/** Before a number that is not the hour: "9 : 30 am" is half past nine, "Class 9: 10 am" is ten. */
const noun = grammar(`([word place month weekday] [:.;·,/-]* ${number}) [;·]`, 'g')
const isWithinDay = grammar(`${anyNumber} [.:/]$`)
const isIntroduction = grammar('^[label weekday to :.;·,/-]*$')
const isNoStart = grammar('[vague upto ending till ~] | ^-$')
const inPlace = grammar(`place [.:·-]* ${number} | ${number} suffix? place`, 'g')
const isVague = grammar('^[label onwards]* [vague upto ?]')
const isDoubtful = grammar(`[doubt utc elsewhere am pm noon midnight] | ${anyNumber}`)

/**
 * Reads one time, in minutes after midnight: both of its readings if the text does not say am or pm. Null for a time that
 * does not exist: "10:75", "13 pm", "9 pm in the morning".
 */
function clockOf(tokens: readonly Token[]) {
  // "0930" is two numbers.
  const numbers = tokens.flatMap(({ text }) => text.match(/^\d{1,2}(?=(?:\d\d)?$)|\d\d$/g) ?? [])
  const [hour = 12, minute = 0, second] = numbers.map(Number)
  const has = (...kinds: string[]) => tokens.some(({ kind }) => kinds.includes(kind))
  if (minute > 59 || ((hour > 12 || hour === 0) && has('am', 'pm'))) return null
  const hasDayPeriod = has(...hoursOf.keys())
  const isLong = second !== undefined || (numbers.length > 1 && has('hours'))
  const is24Hour = !hasDayPeriod && (hour > 12 || isLong)
  const hours = hour > 12 || is24Hour ? [hour] : [hour % 12, (hour % 12) + 12]
  const ranges = tokens.map(({ kind }) => hoursOf.get(kind) ?? ([0, 23] as const))
  const isPossible = (one: number) => ranges.every(([from, to]) => from <= one && one <= to)
  const minutes = hours.filter(isPossible).map((one) => one * 60 + minute)
  const isBare = numbers.length === 1 && !hasDayPeriod
  const written = hour * 60 + minute
  return minutes.length > 0 ? { minutes, written, second, is24Hour, isBare } : null
}

type Clock = NonNullable<ReturnType<typeof clockOf>>

/** Reads the clock, or the range of two, that begins at a token. `end` is the index of the token after them. */
export function phraseAt(tokens: readonly Token[], start: number) {
  const shape = shapeOf(tokens).replace(noun, '$1 ')
  const [all, from = '', to = '', zone = '', open = ''] = phrase.exec(shape.slice(start)) ?? []
  if (!all || isWithinDay.test(shape.slice(0, start))) return null
  const end = start + all.length
  const zoneAt = end - open.length - zone.length
  const first = clockOf(tokens.slice(start, start + from.length))
  const last = clockOf(tokens.slice(zoneAt - to.length, zoneAt))
  if (!first || !last) return null
  return { first, last: to ? last : null, zone: zone ? tokens[zoneAt] : undefined, start, end }
}

const maxLength = 120
const noon = 12 * 60
const maxNightMinutes = 14 * 60

/** No event starts before one at night: programs write midnight or 23:59 for "no time", and people 12:30 am for 12:30 pm. */
const isStart = (minutes: number) => minutes >= 60 && minutes < 24 * 60 - 1

/**
 * Returns the times of a range. If only one of them has am or pm, the other gets the same, unless the range would then
 * run backward: `9:00 to 1:00 pm` begins in the morning.
 */
function rangeOf(first: Clock, last: Clock): Times | null {
  const [certain] = [first, last].flatMap(({ minutes }) => (minutes.length === 1 ? minutes : []))
  if (certain === undefined) return null
  const readings = ({ minutes, written }: Clock) => {
    if (minutes.length > 1 && (first.is24Hour || last.is24Hour)) return [written]
    return certain < noon ? minutes : [...minutes].reverse()
  }
  for (const start of readings(first))
    for (const end of readings(last)) if (isStart(start) && start < end) return { start, end }
  // "10 pm to 2 am" ends on the next day, so only its start counts. "1 pm to 9 am" is a slip.
  const [start = 0] = readings(first)
  const isNight = last.minutes.every((end) => end + 2 * noon - start <= maxNightMinutes)
  return first.minutes.length === 1 && start >= noon && isNight ? { start, end: null } : null
}

/**
 * Parses `10:00 am`, `10.30 AM to 1 pm`, `0930 hrs`. Null if the time of day is in doubt: a calendar must not show an
 * hour that the school did not write.
 */
export function parseTimes(text: string): Times | null {
  if (text.length > maxLength) return null
  // "between 9 and 1" is a range.
  const tokens = tokenize(foldText(text).replace(/(\bbetween .*) (?:and|&) /, '$1 to '))
  const found = tokens.map((_, at) => phraseAt(tokens, at)).find((one) => one !== null)
  if (!found || found.zone?.kind === 'utc') return null
  const { first, last, start, end } = found
  const [before, after] = [shapeOf(tokens.slice(0, start)), shapeOf(tokens.slice(end))]
  if (isDoubtful.test(before + after.replace(inPlace, ''))) return null
  // "Batch 2 - 10:30 am" is no range.
  if (last) return !first.isBare || isIntroduction.test(before) ? rangeOf(first, last) : null
  if (isNoStart.test(before) || isVague.test(after)) return null
  const [only = 0, other] = first.minutes
  return other === undefined && isStart(only) ? { start: only, end: null } : null
}

/**
 * Returns the times of an event. Null if its time cannot be parsed, and for an event of several days, because the time
 * does not say for which day it holds.
 */
export function timesOf(event: { time?: string | null; until?: IsoDate | null }): Times | null {
  return event.time && !event.until ? parseTimes(event.time) : null
}

export function schoolTime(date: IsoDate, minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60]
  return `${date}T${[hour, minute].map((part) => String(part).padStart(2, '0')).join(':')}:00+05:30`
}

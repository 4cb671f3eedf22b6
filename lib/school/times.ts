import { foldText } from '@/lib/text/fold'
import type { IsoDate } from './dates'

/** Minutes after midnight; `end` is null when the text names none. */
export type Times = { start: number; end: number | null }

/** Matches an hour before or after the name of a part of the day in English, Hindi or Bengali. */
function partOfDay(hours: string, names: string): RegExp {
  const hour = `(?<!\\d)((?:${hours})(?::\\d{2})?)(?![\\d:]| ?[ap]m)`
  const name = foldText(names)
  return new RegExp(`(?:${name}) *(?:at )?${hour}|${hour} *(?:in the |at )?(?:${name})`, 'g')
}

const morning = partOfDay('0?[1-9]|1[01]', 'forenoon|morning|subah|सुबह|प्रातः|बिहान|সকালে?|ভোরে?')
const afternoon = partOfDay(
  '0?[1-9]|12',
  'afternoon|evening|dopahar|sh?aa?m|दोपहर|शाम|सायं|दिउँसो|बेलुका|साँझ|দুপুরে?|বিকা?ে?লে?|সন্ধ্?য?[াে]য?',
)
const night = partOfDay('0?[7-9]|1[01]', 'night|raat|रात|রাতে?')

/** Normalizes the spellings of times in offices to `9:30 am` or `14:00 hrs`. */
const rewrites: readonly (readonly [RegExp, string])[] = [
  [/\bo'? ?clock\b|\bbaj[ae]y?\b|बजे|টায?|\bsharp\b/g, ' '],
  [/\b([ap])\.? ?m\b\.? ?/g, '$1m '],
  [/(\d)(?=noon|nn\b)/g, '$1 '],
  [/(\d) ?([ap])\.? ?m(?:\b\.?|(?=to|till)) ?/g, '$1 $2m '],
  [/\b(\d{1,2})[:.](\d{2})(?=\b|hrs|hours)/g, '$1:$2'],
  // "9 : 30 am" is half past nine, "Class 9: 10 am" is ten.
  [
    /(?<!\b(?!(?:at|from|to|till|and|between|times?|timings?|[ap]m)\b)[a-z]+\W*)\b(\d{1,2}) ?[:.] ?(\d{2})\b(?!:)/g,
    '$1:$2',
  ],
  // "10-30 am" is half past ten, because 30 is no hour; "10-11 am" is a range.
  [/\b(\d{1,2})-(00|1[3-9]|[2-5]\d)(?= ?[ap]m\b| to \d)/g, '$1:$2'],
  [/\b(\d{1,2})(\d{2})(?= ?(?:[ap]m|hrs|hours)\b)/g, '$1:$2'],
  [/\b(\d{2})(\d{2})(?= ?(?:-|to) ?\d{1,2}:\d{2} ?(?:hrs|hours)\b)/g, '$1:$2'],
  [/(?:\b12(?::00)?(?: ?pm)? ?)?\(?\bnoon\b\)?/g, '12:00 pm'],
  [/(?:\b12(?::00)?(?: ?am)? ?)?\(?\bmidnight\b\)?/g, '12:00 am'],
  [morning, '$1$2 am'],
  [afternoon, '$1$2 pm'],
  [night, '$1$2 pm'],
  [/ +/g, ' '],
]
const clock = /(?<!\d)(\d{1,2})(?::(\d{2})(:\d{2})?)?(?!\d)(?: ?(am|pm)\b| ?(hrs|hours)\b)?/g
/** Words between the two times of a range. */
const range = /^(?:to|till|until|up ?to|-|~|se|से|থেকে)$/
/** Words before a range whose first number is bare: `Batch 2 - 10:30 am` is not a range. */
const opening = /^\W*(?:(?:from|between|time|timings?)\b\W*)*$/
/** A time next to one of these is the end of an event, or approximate. */
const noStart =
  /(?:~|\b(?:till|until|up ?to|by|before|after|within|about|around|approx\w*|end(?:s|ing)?|clos(?:es?|ing)|shuts?|finish\w*|conclu\w+|over|dispersal|dismissal|returns?|pick-?up|pick up|lunch|recess|break|last|latest|due|submi\w+|deadline|than)\b)\D*$/
const noStartAfter = /^ ?\(?(?:तक|পর্যন্ত|tak\b|(?:at )?(?:the )?latest\b|approx|about|or so\b|\?)/
/** Words for a time that is not final or has changed: "changed from 9 am to 10 am" is not a range. */
const unsettled =
  /\b(?:re-?schedul\w+|chang\w+|shifted|moved|p(?:ost|re)pon\w+|cancel\w*|instead|was|tentativ\w*|likely|probabl\w+|expected)\b/
/** A clock that is not the school's. */
const otherZone =
  /\b(?:gmt|utc|bst|c?est|edt|[cp][sd]t)\b|\b(?:uk|usa?|london|dubai|gulf|nepal|singapore) time\b/
/** A quarter or half hour more or less: पौने 10 is 9:45. */
const fraction = new RegExp(
  foldText('\\b(?:(?:half|quarter) (?:past|to)|sa+dhe|sa[vw]a|paune)\\b|साढ़े|सवा|पौने|সাড়ে|সওয়া|পৌনে'),
)

const maxLength = 120

type Half = 'am' | 'pm'
type Clock = { hour: number; minute: number; half: Half | null; is24Hour: boolean; isBare: boolean }

function clockOf([, hour = '', minute, seconds, half, hours]: RegExpExecArray): Clock {
  return {
    hour: Number(hour),
    minute: Number(minute ?? 0),
    half: half === 'am' || half === 'pm' ? half : null,
    is24Hour: Number(hour) > 12 || hour === '00' || Boolean(seconds ?? (minute && hours)),
    isBare: !minute && !half,
  }
}

/** Minutes after midnight in a half of the day, or by the 24-hour clock; null when the clock has no such time. */
function minutesOf({ hour, minute }: Clock, half: Half | null): number | null {
  if (minute > 59 || hour > 23 || (half && (hour < 1 || hour > 12))) return null
  return (half ? (hour % 12) + (half === 'pm' ? 12 : 0) : hour) * 60 + minute
}

const dayMinutes = 24 * 60
const maxNightMinutes = 14 * 60

/** No event starts before one at night: programs write midnight for "no time", and people 12:30 am for 12:30 pm. */
const isStart = (minutes: number | null): minutes is number => minutes !== null && minutes >= 60

/**
 * Returns the times of a range. If only one has am or pm, the other gets the same, or the one that makes the range run
 * forward: `9:00 to 1:00 pm` begins in the morning.
 */
function rangeOf(first: Clock, last: Clock): Times | null {
  const is24Hour = first.is24Hour || last.is24Hour
  const half = first.half ?? last.half
  if (!half && !is24Hour) return null
  const halvesOf = (one: Clock): readonly (Half | null)[] => {
    if (one.half ?? is24Hour) return [one.half]
    return half === 'am' ? ['am', 'pm'] : ['pm', 'am']
  }
  const start = halvesOf(first).map((one) => minutesOf(first, one))
  const end = halvesOf(last).map((one) => minutesOf(last, one))
  for (const from of start)
    for (const to of end)
      if (isStart(from) && to !== null && from < to) return { start: from, end: to }
  // "10 pm to 2 am" ends on the next day, so only its start counts. "1 pm to 9 am" is a slip.
  const [from = null] = start
  if (first.half !== 'pm' || last.half === 'pm' || !isStart(from)) return null
  const isNight = end.every((to) => to !== null && to + dayMinutes - from <= maxNightMinutes)
  return isNight ? { start: from, end: null } : null
}

/**
 * Parses `10:00 am`, `10.30 AM to 1 pm`, `0930 hrs`. Null if the time of day is in doubt: a calendar must not show an
 * hour that the school did not write.
 */
export function parseTimes(text: string): Times | null {
  if (text.length > maxLength) return null
  const words = rewrites.reduce((all, [from, to]) => all.replace(from, to), foldText(text))
  const found = [...words.matchAll(clock)]
  const [first, last] = found
  // In "10:30 am/pm" of an unfilled form, "pm" remains.
  const rest = words.replace(clock, '')
  if (!first || found.length > 2) return null
  if ([/\d|\b[ap]m\b/, otherZone, fraction, unsettled].some((doubt) => doubt.test(rest)))
    return null
  const [before, start] = [words.slice(0, first.index), clockOf(first)]
  const after = words.slice(first.index + first[0].length, last?.index)
  if (!last) {
    if (noStart.test(before) || noStartAfter.test(after)) return null
    const only = start.half || start.is24Hour ? minutesOf(start, start.half) : null
    return isStart(only) ? { start: only, end: null } : null
  }
  const isJoined = range.test(after.trim()) || (/between/.test(before) && after.trim() === 'and')
  return isJoined && (!start.isBare || opening.test(before)) ? rangeOf(start, clockOf(last)) : null
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

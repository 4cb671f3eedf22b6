import type { z } from 'zod'
import { schema } from '@/content/schemas/notices'
import { addDays, schoolDay, weekdayOf } from '@/lib/school/dates'
import { readDays } from '@/lib/school/read-days'
import { tokenize } from '@/lib/school/tokens'
import { foldText } from '@/lib/text/fold'
import type { Path } from './values'

const relativeDay =
  /(?<![\p{L}\p{M}/])(?:today|tomorrow|आज|कल|আজ|আজকে|কাল|কালকে|আগামীকাল)(?![\p{L}\p{M}])/iu
/** Without the end of a word in Hindi and Bengali, to which endings are joined. */
const closure =
  /\b(?:clos(?:ed?|es|ure)|holidays?|(?:suspend|cancel)\w*|no (?:classes|school))\b|बंद|बन्द|छुट्टी|अवकाश|स्थगित|বন্ধ|ছুটি|স্থগিত/i

/** Words beside a day that is only the first, the last or one of several. */
const joiner =
  /(?<![\p{L}\p{M}])(?:and|or|from|since|starting|beginning|between|through|till|until|to|onwards|से|तक|থেকে|পর্যন্ত)(?![\p{L}\p{M}])|&|\d,$/iu
/** As in “Monday 1 December 2026 to Friday 5 December 2026”. */
const maxWords = 9

type Notice = NonNullable<z.output<typeof schema>['notices']>[number]
type Run = { first: string; last: string }
type Named = Record<'before' | 'after', string | undefined> & { name: string; runs: Run[] }

const daysOf = ({ first, last }: Run) => (Date.parse(last) - Date.parse(first)) / 86_400_000 + 1

function readDates(name: string, { first: closed, last: until }: Run): Run[] {
  const folded = foldText(name)
  const kinds = tokenize(folded).map(({ kind }) => kind)
  const isDate = kinds.includes('month') || /\d([./-])\d+\1\d/.test(folded)
  if (!isDate || /^(?:label|onwards|since)\b|\b(?:label|onwards|since)$/.test(kinds.join(' ')))
    return []
  return ['', closed.slice(0, 4), until.slice(0, 4)].flatMap((year) => {
    const { date: first, until: last } = readDays(`${name} ${year}`)
    return first ? { first, last: last ?? first } : []
  })
}

function readWeekday(name: string, { first }: Run): Run[] {
  const [token, another] = tokenize(foldText(name))
  const isWeekday = token?.kind === 'weekday' && !another && /^[^a-z]/.test(name)
  const week = isWeekday ? Array.from({ length: 7 }, (_, days) => addDays(first, days)) : []
  const days = week.filter((day) => weekdayOf(day) === token?.value)
  return days.map((day) => ({ first: day, last: day }))
}

/** As in “31 November”. */
function readMissingDay(name: string, days: Run): Run[] {
  const kinds = tokenize(foldText(name)).map(({ kind }) => kind)
  const isDay = /^(?:high (?:suffix )?month|month high)$/.test(kinds.join(' '))
  return isDay && !readDays(`${name} 2028`).date ? [days] : []
}

const trim = (words = '') => words.replace(/[()“”]|[^\p{L}\p{M}\p{Nd}]+$/gu, '')

/** Returns the longest words from a position on that `read` reads as days. */
function namedAt(pieces: string[], at: number, read: (name: string) => Run[]) {
  const lengths = Array.from({ length: maxWords }, (_, fewer) => maxWords - fewer)
  for (const length of lengths) {
    const name = trim(pieces.slice(at, at + length).join(' '))
    const runs = read(name)
    if (runs.length > 0)
      return { name, runs, length, before: pieces[at - 1], after: pieces[at + length] }
  }
  return undefined
}

/** Returns the words that `read` reads as days, such as “3 December” and “3rd to 8th December”. */
function namedIn(words: string, read: (name: string) => Run[]): Named[] {
  const [text = ''] = words.split(/\b(?:re-?open|resum)/i)
  const pieces = text.trim().split(/\s+/)
  const found: Named[] = []
  for (let at = 0; at < pieces.length; ) {
    const named = namedAt(pieces, at, read)
    if (named) found.push(named)
    at += named?.length ?? 1
  }
  return found
}

function* dayDoubts(words: string, isClosed: boolean, days: Run): Generator<string> {
  const dated = namedIn(words, (name) => readDates(name, days))
  const isDated = dated.length > 0 || !isClosed
  const named = isDated ? dated : namedIn(words, (name) => readWeekday(name, days))
  const [only, another] = named
  const wordBefore = trim(only?.before)
  const isAfterWeekday = readWeekday(wordBefore, days).length > 0
  const hasWeekday = tokenize(foldText(only?.name ?? '')).some(({ kind }) => kind === 'weekday')
  const { first, last } = days
  const isWithin = (run: Run) => first <= run.first && run.last <= last
  const year = (only?.runs.find(isWithin) ?? only?.runs[0] ?? days).first.slice(0, 4)
  if (only && isAfterWeekday && !hasWeekday)
    yield `${only.name}${only.name.includes(year) ? '' : ` ${year}`} is not a ${wordBefore}. Correct the words, or the year of the notice’s days`
  const [count, length] = [daysOf(days), daysOf(only?.runs[0] ?? days)]
  const isEnd =
    length === 1 &&
    ((isAfterWeekday && hasWeekday) || joiner.test([only?.after, only?.before].join(' ')))
  if (isClosed && only && !named.some(({ runs }) => runs.some(isWithin)))
    yield `“${only.name}” is not from closed ${first} to until ${last}. Correct one of them`
  else if (isClosed && only && !another && !isEnd && count !== length)
    yield `“${only.name}” is ${length === 1 ? 'one day' : `${length} days`}, but the notice closes the school for ${count}. Correct the days or the words`
  else if ((!only || count !== length) && count > (isClosed ? 31 : 365))
    yield `the notice ${isClosed ? 'closes the school' : 'is shown'} for ${count} days, from ${first} to ${last}. Correct the days if one is a slip`
}

function* doubtsOf({ words, closed, from, until }: Notice): Generator<string> {
  const [relative] = relativeDay.exec(words) ?? []
  if (until < schoolDay())
    yield `until ${until} is over, so nobody sees the notice. Correct or delete it`
  else if (relative && from < until)
    yield `“${relative}” is untrue on ${until}. Write the day, such as Friday 24 July`
  const days = { first: closed ?? from, last: until }
  for (const { name } of namedIn(words, (one) => readMissingDay(one, days)))
    yield `no month has a day “${name}”. Correct it`
  yield* dayDoubts(words, closed !== undefined, days)
  if (closed && closed < from)
    yield `closed ${closed} is before from ${from}, the first day on which the notice is shown. Correct one of them`
  const [markup] = /\[[^\]]*\]\([^)]*\)|\*\*/.exec(words) ?? []
  if (markup) yield `“${markup}” would be shown literally. Write words alone`
  const [word] = closure.exec(words) ?? []
  if (word && !closed)
    yield `“${word}”: Is the school closed? If so, enter its first day without classes (closed)`
}

/** Yields doubts about notices that nobody would see, or that the day or the home page contradicts. */
export function* noticeDoubts(value: unknown): Generator<[Path, string]> {
  const { notices = [] } = schema.parse(value)
  for (const [at, notice] of notices.entries()) {
    const { from } = notice
    const doubts = [...doubtsOf(notice)]
    if (doubts.length === 0 && from > addDays(schoolDay(), 60))
      doubts.push(`the notice is shown only from ${from}. Correct the year if it is a slip`)
    for (const doubt of doubts) yield [['notices', at, 'words'], doubt]
  }
}

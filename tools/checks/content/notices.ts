import { schema } from '@/content/schemas/notices'
import { formatWithWeekday, type IsoDate, schoolDay } from '@/lib/school/dates'
import type { Path } from './values'

const relativeDay =
  /(?<![\p{L}\p{M}/])(?:today|tomorrow|आज|कल|আজ|আজকে|কাল|কালকে|আগামীকাল)(?![\p{L}\p{M}])/iu

const span = (first: IsoDate, last: IsoDate) =>
  first === last
    ? `on ${formatWithWeekday(first)}`
    : `from ${formatWithWeekday(first)} to ${formatWithWeekday(last)}`

/** Yields the days of each notice in words, because only its author knows whether they are meant, and other doubts. */
export function* noticeDoubts(value: unknown): Generator<[Path, string]> {
  const { notices = [] } = schema.parse(value)
  for (const [at, { words, closed, from, until }] of notices.entries()) {
    const path = ['notices', at, 'words']
    if (until < schoolDay()) {
      yield [
        path,
        `${formatWithWeekday(until)} (until) is over, so nobody sees the notice. Correct or delete it`,
      ]
      continue
    }
    const classes = closed
      ? `has no classes ${span(closed, until)}. Correct the days if the words name others`
      : 'has classes. If it is closed, enter the first day without classes (closed)'
    yield [path, `The words are shown ${span(from, until)}, and the school ${classes}`]
    const [relative] = relativeDay.exec(words) ?? []
    if (relative && from < until)
      yield [path, `“${relative}” is untrue on ${until}. Write the day, such as Friday 24 July`]
    const [markup] = /\[[^\]]*\]\([^)]*\)|\*\*/.exec(words) ?? []
    if (markup) yield [path, `“${markup}” would be shown literally. Write words alone`]
  }
}

import type { z } from 'zod'
import { schema } from '@/content/schemas/notices'
import { addDays, formatWithWeekday, type IsoDate, schoolDay } from '@/lib/school/dates'
import type { Path } from './values'

const span = (first: IsoDate, last: IsoDate) =>
  first === last
    ? `on ${formatWithWeekday(first)}`
    : `from ${formatWithWeekday(first)} to ${formatWithWeekday(last)}`

type Notice = NonNullable<z.output<typeof schema>['notices']>[number]

const maxClosedDays = 10
const maxDaysAhead = 180

/** Returns why the closed days of a notice look like a slip, null if they do not. */
function slipOf({ closed, until }: Notice): string | null {
  if (!closed || until < schoolDay()) return null
  if (until >= addDays(closed, maxClosedDays)) return `more than ${maxClosedDays} days`
  if (closed > addDays(schoolDay(), maxDaysAhead))
    return `more than ${maxDaysAhead} days from today`
  return null
}

/** Yields notices whose closed days look like a slip; somebody must confirm them. */
export function* closureQuestions(
  value: unknown,
): Generator<{ path: Path; name: string; question: string }> {
  const { notices = [] } = schema.parse(value)
  for (const [at, notice] of notices.entries()) {
    const { closed, until, words } = notice
    const slip = slipOf(notice)
    if (closed && slip)
      yield {
        path: ['notices', at, 'closed'],
        name: `closed from ${closed} to ${until}: ${words}`,
        question: `The school is closed ${span(closed, until)}, ${slip}`,
      }
  }
}

/** Yields the days of each notice in words, because only its author knows whether they are meant. */
export function* noticeDoubts(value: unknown): Generator<[Path, string]> {
  const { notices = [] } = schema.parse(value)
  for (const [at, { closed, from, until }] of notices.entries()) {
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
  }
}

import { schema } from '@/content/schemas/notices'
import { schoolDay } from '@/lib/school/dates'
import type { Path } from './values'

/** Yields doubts about notices that nobody would see, or that the day or the home page contradicts. */
export function* noticeDoubts(value: unknown): Generator<[Path, string]> {
  const { notices = [] } = schema.parse(value)
  for (const [at, { words, closed, from, until }] of notices.entries()) {
    const place = ['notices', at, 'words']
    const [day] = /\b(?:today|tomorrow)\b/i.exec(words) ?? []
    if (until < schoolDay())
      yield [place, `until ${until} is over, so nobody sees the notice. Correct or delete it`]
    else if (day && from < until)
      yield [place, `“${day}” is untrue on ${until}. Write the day, such as Friday 24 July`]
    if (!closed && /school (?:is|will be|remains) closed|no (?:classes|school)\b/i.test(words))
      yield [place, 'Is the school closed? If so, enter its first day without classes (closed)']
  }
}

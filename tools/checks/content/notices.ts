import { schema } from '@/content/schemas/notices'
import { schoolDay, weekdayOf } from '@/lib/school/dates'
import { readDay } from '@/lib/school/read-days'
import { tokenize } from '@/lib/school/tokens'
import { foldText } from '@/lib/text/fold'
import type { Path } from './values'

const relativeDay =
  /(?<![\p{L}\p{M}])(?:today|tomorrow|आज|कल|আজ|আজকে|কাল|কালকে|আগামীকাল)(?![\p{L}\p{M}])/iu
/** Without the end of a word in Hindi and Bengali, to which endings are joined. */
const closure =
  /\b(?:clos(?:ed?|es|ure)|holidays?|(?:suspend|cancel)\w*|no (?:classes|school))\b|बंद|बन्द|छुट्टी|अवकाश|स्थगित|বন্ধ|ছুটি|স্থগিত/i

/** Yields doubts about notices that nobody would see, or that the day or the home page contradicts. */
export function* noticeDoubts(value: unknown): Generator<[Path, string]> {
  const { notices = [] } = schema.parse(value)
  for (const [at, { words, closed, from, until }] of notices.entries()) {
    const place = ['notices', at, 'words']
    const [relative] = relativeDay.exec(words) ?? []
    if (until < schoolDay())
      yield [place, `until ${until} is over, so nobody sees the notice. Correct or delete it`]
    else if (relative && from < until)
      yield [place, `“${relative}” is untrue on ${until}. Write the day, such as Friday 24 July`]
    const namedDays = [
      ...words.matchAll(/([\p{L}\p{M}]*),? ?(?<!\p{Nd})(\p{Nd}{1,2} [\p{L}\p{M}]+)/gu),
    ].flatMap(([, before = '', name = '']) =>
      [closed ?? '', until].flatMap((date) => {
        const day = readDay(`${name} ${date.slice(0, 4)}`)
        return day ? { before, name, day } : []
      }),
    )
    const [first] = namedDays
    const [weekday] = tokenize(foldText(first?.before ?? ''))
    const isWeekday = namedDays.some(({ day }) => weekdayOf(day) === weekday?.value)
    if (first && weekday?.kind === 'weekday' && !isWeekday)
      yield [place, `“${first.name}” is not a ${first.before}. Correct one of them`]
    if (closed && first && !namedDays.some((one) => closed <= one.day && one.day <= until))
      yield [
        place,
        `“${first.name}” is not from closed ${closed} to until ${until}. Correct one of them`,
      ]
    const [word] = closure.exec(words) ?? []
    if (word && !closed)
      yield [
        place,
        `“${word}”: Is the school closed? If so, enter its first day without classes (closed)`,
      ]
  }
}

import { z } from 'zod'
import { day, dayOfYear, group, list, session, text, unconfirmed } from './fields'

/** A day of the year counted from April, as sortable text. */
const inSession = (day = '03-31') => (day < '04' ? `1${day}` : `0${day}`)

/** Reports month and day as swapped only if the swapped date fits between the dates above and below. */
function swappedDays(days: Record<string, string>, context: z.RefinementCtx) {
  const entries = Object.entries(days)
  for (const [at, [name, day]] of entries.entries()) {
    const [before, after] = [entries[at - 1]?.[1] ?? '04-01', entries[at + 1]?.[1]].map(inSession)
    const fits = (one: string) => inSession(one) >= `${before}` && inSession(one) <= `${after}`
    const swapped = day.split('-').reverse().join('-')
    if (swapped < '13' && !fits(day) && fits(swapped))
      context.addIssue({
        code: 'custom',
        path: [name],
        message: `is out of order. Enter the month first: ${swapped}`,
      })
  }
}

export const schema = z
  .strictObject({
    admission: session(
      'Session of the admission',
      'Banner, fee tables, forms and descriptions for search engines follow.',
    ),
    admissionUntil: day(
      'Last day on which the website says that admission is open',
      'Such as 2027-03-31. From the next day on the banner says “Admission” alone.',
    ),
    prospectus: session('Session of the prospectus', 'The chairman’s page names it.').refine(
      (value) => Number(value.slice(0, 4)) <= new Date().getFullYear() + 1,
      'is years away. Correct its years',
    ),
    ages: text('Age for admission to each class', 'How old a child must be, and on which day.'),
    lastDate: text('Last date for admission', 'As it is shown, such as 31 March 2027.'),
    terms: list(
      'Terms',
      group('Term', { name: text('Name'), months: text('Months', 'Such as April to September.') }),
    ),
    days: group(
      'Days of the school year',
      {
        sessionBegins: dayOfYear('Session begins'),
        summerVacationEnds: dayOfYear('Summer vacation ends'),
        investiture: dayOfYear('Investiture'),
        halfYearlyExamination: dayOfYear('Half-yearly examination'),
        sportsDay: dayOfYear('Sports day'),
        annualDay: dayOfYear('Annual day'),
        winterBreakEnds: dayOfYear('Winter break ends'),
        scienceExhibition: dayOfYear('Science exhibition'),
        annualExamination: dayOfYear('Annual examination'),
        reportCards: dayOfYear('Report cards'),
      },
      'Month and day, such as 11-16. Sundays and holidays move them on.',
    ).superRefine(swappedDays),
    unconfirmed: unconfirmed(['admissionUntil', 'ages', 'lastDate', 'days']),
  })
  .meta({
    title: 'The session',
    description: 'The session of the admission, and the days of the year.',
  })

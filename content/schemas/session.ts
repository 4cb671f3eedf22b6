import { z } from 'zod'
import { dayOfYear, group, list, session, text, unconfirmed } from './fields'

/** `content/session.yaml`: the session and its dates. */
export const schema = z
  .strictObject({
    admission: session(
      'Session of the admission',
      'Banner, fee tables, forms and descriptions for search engines follow.',
    ),
    prospectus: session('Session of the prospectus', 'The chairman’s page names it.'),
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
    ),
    unconfirmed: unconfirmed(['ages', 'lastDate', 'days']),
  })
  .meta({
    title: 'The session',
    description: 'The session of the admission, and the days of the year.',
  })

/** What `content/session.yaml` says. */
export type Data = z.output<typeof schema>

import { z } from 'zod'
import { day, group, list, session, text, unconfirmed } from './fields'

const nearSession = (title: string, hint: string) =>
  session(title, hint).refine(
    (value) => Number(value.slice(0, 4)) <= new Date().getFullYear() + 1,
    'is years away. Correct its years',
  )

export const schema = z
  .strictObject({
    admission: nearSession(
      'Session of the admission',
      'Banner, fee tables, forms and descriptions for search engines follow.',
    ),
    admissionUntil: day(
      'Last day on which the website says that admission is open',
      'Such as 2027-03-31. From the next day on the banner says “Admission” alone.',
    ),
    prospectus: nearSession('Session of the prospectus', 'The chairman’s page names it.'),
    ages: text('Age for admission to each class', 'How old a child must be, and on which day.'),
    lastDate: text('Last date for admission', 'As it is shown, such as 31 March 2027.'),
    terms: list(
      'Terms',
      group('Term', { name: text('Name'), months: text('Months', 'Such as April to September.') }),
    ),
    unconfirmed: unconfirmed(['admissionUntil', 'ages', 'lastDate']),
  })
  .meta({
    title: 'The session',
    description: 'The session of the admission, and the terms of the year.',
  })

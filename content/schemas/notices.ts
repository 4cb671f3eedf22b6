import { z } from 'zod'
import { day, group, list, text } from './fields'

const notice = group('Notice', {
  words: text('Words', 'One line, such as: The school is closed on Friday 24 July: heavy rain.', {
    max: 300,
  }),
  closed: day(
    'First day without classes',
    'Such as 2026-07-24. Empty if there are classes. From this day to the last, the home page and /tomorrow say that the school is closed, says its notice.',
  ).optional(),
  from: day('First day on which it is shown', 'Today, such as 2026-07-23.'),
  until: day('Last day on which it is shown', 'It disappears by itself after this day.'),
})
  .refine(({ from, until }) => from <= until, {
    path: ['until'],
    message: 'is before the first day on which it is shown (from). Correct one of the two',
  })
  .refine(({ closed, until }) => !closed || closed <= until, {
    path: ['closed'],
    message: 'is after the last day (until). Correct one of the two',
  })

export const schema = z
  .strictObject({
    notices: list(
      'Notices',
      notice,
      'Those whose days have come are on top of every page and in the feed, first those that close the school. Delete those that are over.',
    ).optional(),
  })
  .meta({
    title: 'A notice on every page',
    description: 'The school is closed tomorrow, and the like.',
  })

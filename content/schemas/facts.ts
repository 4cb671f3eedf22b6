import { z } from 'zod'
import { choice, count, dayOfYear, group, isEarlier, list, text, time, unconfirmed } from './fields'

const hours = (title: string) =>
  group(title, { from: time('First bell'), to: time('End of the day') }).refine(
    ({ from, to }) => isEarlier(from, to),
    { path: ['to'], message: 'is before the first bell. Correct the times, or am and pm' },
  )

const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const

export const schema = z
  .strictObject({
    clubDay: text('Afternoon of the clubs', 'A day of the week, such as Wednesday.').regex(
      /^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day(?:, | and |$))+$/,
      'is not a day of the week. Enter one such as Wednesday, or Tuesday and Friday',
    ),
    gamesDress: text('Dress for games'),
    houses: text('Number of houses', 'In words, such as four.'),
    hours: group('School hours', { summer: hours('In summer'), winter: hours('In winter') }),
    freeWeekdays: list(
      'Free weekdays',
      choice('Weekday', weekdays),
      'On these weekdays the home page and /tomorrow say that the school lists the day as free.',
    ),
    officeHours: text('Hours of the front office'),
    afterForm: group('What happens after each form', {
      contact: text('Contact form'),
      career: text('Job application'),
      admission: text('Admission enquiry'),
    }),
    openPosts: list(
      'Open posts',
      text('Post', 'Such as: Teacher of mathematics, Classes IX and X.'),
      'The page Career lists them.',
    ).optional(),
    winter: group('Winter uniform and winter timings', {
      begins: dayOfYear('First day of winter', 'Month and day, such as 11-16.'),
      summerBegins: dayOfYear('First day of summer', 'Month and day, such as 03-01.'),
      announcedDaysBefore: count('Days before, on which News gives the day'),
    }).refine(({ begins, summerBegins }) => summerBegins < begins, {
      path: ['begins'],
      message: 'is before the first day of summer (summerBegins). Correct the two',
    }),
    clubs: list('Clubs', group('Club', { name: text('Name'), does: text('What it does') })),
    unconfirmed: unconfirmed([
      'clubDay',
      'gamesDress',
      'houses',
      'hours',
      'freeWeekdays',
      'officeHours',
      'afterForm',
      'winter',
      'clubs',
    ]),
  })
  .meta({ title: 'Facts', description: 'Clubs and hours: what several pages say.' })

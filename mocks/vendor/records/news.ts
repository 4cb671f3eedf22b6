import { addDays, addYears, type Day } from './day'
import { festival } from './festivals'
import { noticeFile } from './media'
import { type NewsTemplate, occasionalNews } from './news-occasional'
import { occurrences } from './recurring'

/** A news or notice item (section 3); `fromDate` is `YYYY-MM-DD`, the first attachment the download. */
export type NewsRecord = Readonly<{
  _id: string
  title: string
  description: string
  fromDate: Day
  attachments: readonly string[]
}>

const YEARLY: readonly NewsTemplate[] = [
  {
    key: 'winter-reopening',
    on: '01-05',
    title: 'School reopens after the winter break',
    description:
      'Classes resume for all sections at the winter timings. Hostel pupils are requested to report by five in the evening on the day before. Woollens of the school pattern only, please.',
    file: 1,
  },
  {
    key: 'annual-date-sheet',
    on: '02-05',
    title: 'Date sheet for the annual examinations, session {session}',
    description:
      'The date sheet for Classes III to IX and XI is published. Examinations begin at nine in the morning; pupils should be in their places by a quarter to nine with their admit cards.',
    file: 2,
  },
  {
    key: 'annual-results',
    on: '03-20',
    title: 'Annual results and collection of report cards',
    description:
      'Parents may collect report cards from the class teachers between nine and twelve. The order of sections is in the notice. Books for the new session will be available in the same week.',
    file: 3,
  },
  {
    key: 'new-session',
    on: '04-03',
    title: 'Welcome to the session {session}',
    description:
      'A new year begins with a special assembly and a walk round the campus for our youngest. Book lists, the almanac and class-wise timetables are given in the notice.',
    file: 4,
  },
  {
    key: 'board-results',
    on: '05-14',
    title: 'CBSE results: a proud day for Classes X and XII',
    description:
      'Every candidate of the school has passed, and more than a third have scored above ninety per cent. The Principal congratulates the pupils and thanks their parents and teachers for a year of quiet hard work.',
  },
  {
    key: 'bus-routes',
    on: '06-18',
    title: 'Revised bus routes after the summer vacation',
    description:
      "Timings on the Matigara, Bagdogra and Jalpaiguri Road routes change by up to ten minutes from the day of reopening. Please read the new list of stops and save the transport desk's number.",
    file: 6,
  },
  {
    key: 'investiture',
    on: '07-08',
    title: 'Student council for {session} takes the oath',
    description:
      'The newly chosen captains, prefects and house leaders received their badges at the investiture ceremony and promised to put service before self.',
  },
  {
    key: 'independence-day',
    on: '08-11',
    title: 'Independence Day programme',
    description:
      'The flag will be hoisted at eight in the morning on the main ground, followed by the march-past and patriotic songs. All are welcome; attendance is expected from Classes VI to XII.',
    file: 8,
  },
  {
    key: 'half-yearly',
    on: '09-08',
    title: 'Half-yearly examination timetable',
    description:
      'Examinations at the end of Term I begin in the middle of the month. The syllabus for each subject has been shared by the class teachers and is repeated in the notice.',
    file: 9,
  },
  {
    key: 'puja-vacation',
    on: (year) => addDays(festival('maha-saptami', year), -10),
    title: 'Puja vacation and hostel leave',
    description:
      'School closes from Panchami and reopens after Lakshmi Puja. Parents of boarders are requested to send the travel form in advance so that gate passes are ready. We wish every family a joyful Durga Puja.',
    file: 10,
  },
  {
    key: 'term-two',
    on: (year) => addDays(festival('lakshmi-puja', year), 4),
    title: 'Term II begins',
    description:
      'We hope that the Pujas were happy and restful. Classes resume at the usual time; half-yearly answer scripts will be shown to pupils in the first week. Boarders should report a day earlier.',
  },
  {
    key: 'winter-uniform',
    on: '11-09',
    title: 'Winter uniform and winter timings',
    description:
      'Navy blazers and grey flannels are to be worn from the middle of the month. The first bell will ring fifteen minutes later until the end of February because of the morning fog.',
    file: 11,
  },
  {
    key: 'annual-day',
    on: '12-08',
    title: 'Annual Day: entry passes and parking',
    description:
      'Two passes for each family are sent home with the pupils. Cars may be parked on the lower ground from four in the afternoon; kindly come together and come early.',
    file: 12,
  },
]

/** Some sixty items over the three years up to today, newest first. In: the school's day. */
export function news(today: Day): readonly NewsRecord[] {
  return occurrences('news', [...YEARLY, ...occasionalNews], addYears(today, -3), today).map(
    ({ template, day, id, fill }) => ({
      _id: id,
      title: fill(template.title),
      description: fill(template.description),
      fromDate: day,
      attachments: template.file === undefined ? [] : [noticeFile(template.file)],
    }),
  )
}

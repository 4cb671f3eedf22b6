import { facts } from '@/content/facts'
import type { IsoDate } from '@/lib/school/dates'
import { plusYears } from './day'
import { type NewsTemplate, occasionalNews } from './news-occasional'
import { occurrences } from './recurring'

const { winter } = facts

const yearlyNews: readonly NewsTemplate[] = [
  {
    key: 'winter-reopening',
    on: '01-05',
    shift: -2,
    title: [
      'School reopens after the winter break',
      'Reopening after the winter break: timings',
      'Classes resume after the winter break',
    ],
    description: [
      'Classes resume for all sections at winter timings. Boarders report by 5:00 pm on the day before.',
      'The school works at winter timings until the end of February. Boarders return on the evening before the school reopens.',
      'All classes begin at winter timings. Boarders are requested to report by 5:00 pm on the day before.',
    ],
    file: 'files/news-winter-reopening.pdf',
  },
  {
    key: 'annual-date-sheet',
    on: '02-05',
    title: 'Date sheet for the annual examinations, session {session}',
    description: [
      'The date sheet for Classes III to IX and XI is attached. Students should be seated by 8:45 am with their admit cards.',
      'Examinations of Classes III to IX and XI begin at 9:00 am. The papers of each day are in the date sheet.',
      'The annual examinations of Classes III to IX and XI begin next month. Please see the date sheet for the papers.',
    ],
    file: 'files/news-annual-date-sheet.pdf',
  },
  {
    key: 'annual-results',
    on: '03-24',
    shift: -4,
    title: [
      'Annual results: collection of report cards',
      'Report cards of session {session}: time of each section',
      'Parent-teacher meeting and annual report cards',
    ],
    description: [
      'Parents collect the report card from the class teacher at the time of the section. The list of times is attached.',
      'Please come at the time given for the section. Students come with a parent, in uniform.',
      'Class teachers meet parents and hand over the report cards. The times of all sections are in the circular.',
    ],
    file: 'files/news-annual-results.pdf',
  },
  {
    key: 'new-session',
    on: '04-01',
    title: 'Book lists and timings for session {session}',
    description: [
      'The session begins for all classes this week. What students need is in the circular.',
      'Welcome to the new session. The list of what to bring and the timings are attached.',
      'A new session begins. Please read what students need on the first day.',
    ],
    file: 'files/news-new-session.pdf',
  },
  {
    key: 'board-results',
    on: '05-14',
    title: [
      'CBSE results of Classes X and XII are declared',
      'Classes X and XII: the Board has declared the results',
      'Board results: congratulations to Classes X and XII',
    ],
    description: [
      'The Board has declared the results. Mark sheets will be given at the front office; the date will be announced. Congratulations to our students, and thanks to their teachers.',
      'Results are on the website of the Board. The names of the toppers are on the pages X Toppers and XII Toppers.',
      'We congratulate our students and their parents. Mark sheets are given to the student, with the admit card.',
    ],
  },
  {
    key: 'bus-routes',
    on: '06-18',
    shift: -5,
    title: [
      'Bus stops and timings after the summer vacation',
      'Revised bus timings from the day of reopening',
      'Bus routes: list of stops',
    ],
    description: [
      'Timings on the Matigara, Bagdogra and Salugara routes change. Please see the list of stops.',
      'The list of stops of three routes is attached. Please be at the stop five minutes early.',
      'The transport office has published the stops of the Matigara, Bagdogra and Salugara routes.',
    ],
    file: 'files/news-bus-routes.pdf',
  },
  {
    key: 'investiture',
    on: '07-07',
    shift: 2,
    title: [
      'Student council of {session} takes the oath',
      'Captains and prefects receive their badges',
      'Investiture of the student council, {session}',
    ],
    description: [
      'The captains, prefects and house leaders received their badges at the investiture ceremony.',
      'The new student council took the oath in the auditorium. Their families were present.',
      'Head boy, head girl, house captains and prefects took the oath of service.',
    ],
  },
  {
    key: 'august-fees',
    on: '08-05',
    title: 'Fees of August {year}: last date 10 August',
    description: [
      'The tuition fee of the month is paid on the student portal.',
      'Please pay the tuition fee of the month on the student portal.',
      'The tuition fee of August is due. It is paid on the student portal.',
    ],
  },
  {
    key: 'independence-day',
    on: '08-11',
    title: [
      'Independence Day programme',
      'Programme of Independence Day, {year}',
      'Independence Day: flag hoisting and programme',
    ],
    description: [
      'The flag is hoisted at 8:00 am on the school ground. Attendance is expected from Classes VI to XII.',
      'Students of Classes VI to XII attend. Parents are welcome; please be seated by 7:45 am.',
      'March-past, songs and a play follow the flag hoisting. Classes VI to XII attend.',
    ],
    file: 'files/news-independence-day.pdf',
  },
  {
    key: 'half-yearly',
    on: '09-04',
    title: 'Date sheet for the half-yearly examinations, session {session}',
    description: [
      'The half-yearly examinations of Classes III to XII begin in the middle of the month. The date sheet is attached.',
      'The papers of Classes III to XII are in the date sheet. The syllabus is with the class teachers.',
      'Examinations at the end of Term I: please see the date sheet for Classes III to XII.',
    ],
    file: 'files/news-half-yearly.pdf',
  },
  {
    key: 'puja-vacation',
    on: 'maha-saptami',
    shift: -11,
    title: [
      'Puja vacation and hostel leave',
      'Dates of the Puja vacation',
      'Puja vacation: notice',
    ],
    description: [
      'School and hostel close for the Puja vacation. Parents of boarders send the leave form in advance, so that gate passes are ready.',
      'The dates for day scholars and boarders are in the school calendar. We wish every family a joyful Durga Puja.',
      'Please note in the school calendar when the school and the hostel close and reopen.',
    ],
    file: 'files/news-puja-vacation.pdf',
  },
  {
    key: 'term-two',
    on: 'lakshmi-puja',
    shift: 4,
    title: [
      'Classes resume after the Pujas',
      'School reopens after the Puja vacation',
      'After the Pujas: answer scripts will be shown',
    ],
    description: [
      'Half-yearly answer scripts are shown to students in the first week.',
      'We hope that the Pujas were happy and restful. Classes resume at the usual time.',
      'Students see their half-yearly answer scripts this week. Parents see them at the parent-teacher meeting.',
    ],
  },
  {
    key: 'winter-uniform',
    on: winter.begins,
    shift: -winter.announcedDaysBefore - 2,
    title: [
      'Winter uniform and winter timings',
      'Change to winter uniform and timings',
      'Winter uniform: date and garments',
    ],
    description: [
      'Winter uniform is worn from the middle of November. The first bell is fifteen minutes later until the end of February.',
      'The day of the change is in the circular; the garments are on the page School Uniform.',
      'Please keep the winter uniform ready. The school day begins fifteen minutes later from the same day.',
    ],
    file: 'files/news-winter-uniform.pdf',
  },
  {
    key: 'annual-day',
    on: '12-08',
    title: [
      'Annual Day: entry passes and parking',
      'Entry passes for the Annual Day',
      'Annual Day {year}: passes for parents',
    ],
    description: [
      'Two passes for each family are sent home with the students. Parking is on the lower field from 4:00 pm.',
      'Students bring home two passes for the family this week. Please be seated by 4:15 pm.',
      'Each family receives two passes. Please ask the class teacher if yours have not come home by Friday.',
    ],
  },
]

export const newsTemplates: readonly NewsTemplate[] = [...yearlyNews, ...occasionalNews]

export function newsRecords(today: IsoDate) {
  return occurrences('news', newsTemplates, plusYears(today, -3), today).map(
    ({ template, day, id, fill, files }) => ({
      _id: id,
      title: fill(template.title),
      description: fill(template.description),
      fromDate: day,
      attachments: files,
    }),
  )
}

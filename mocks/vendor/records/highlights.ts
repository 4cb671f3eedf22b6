import type { AlbumRecord } from './album'
import { addYears, type Day, dateTime } from './day'
import { noticeFile } from './media'
import { occurrences, type Recurring } from './recurring'

type HighlightTemplate = Recurring & Readonly<{ title: string; description: string; file?: string }>

const TEMPLATES: readonly HighlightTemplate[] = [
  {
    key: 'jan-1',
    on: '01-04',
    title: 'School reopens at winter timings: first bell at 8.30 am',
    description: 'Until the end of February.',
    file: noticeFile(1),
  },
  {
    key: 'jan-2',
    on: '01-19',
    title: 'Republic Day rehearsals every morning this week',
    description: 'Classes VI to XII.',
  },
  {
    key: 'feb-1',
    on: '02-04',
    title: 'Date sheet for the annual examinations is published',
    description: 'Classes III to IX and XI.',
    file: noticeFile(2),
  },
  {
    key: 'feb-2',
    on: '02-16',
    title: 'Science exhibition: parents are invited on both days',
    description: 'Laboratory block, 10 am.',
    file: noticeFile(2),
  },
  {
    key: 'mar-1',
    on: '03-05',
    title: 'Admit cards for Class IX and XI may be collected from the office',
    description: '9 am to 1 pm.',
  },
  {
    key: 'mar-2',
    on: '03-18',
    title: 'Report cards and parent-teacher meeting: timings for each section',
    description: 'Annual results {session}.',
    file: noticeFile(3),
  },
  {
    key: 'apr-1',
    on: '04-02',
    title: 'Book lists and almanac for the session {session}',
    description: 'All classes.',
    file: noticeFile(4),
  },
  {
    key: 'apr-2',
    on: '04-16',
    title: 'Identity cards: last date for photographs',
    description: 'New pupils of all classes.',
  },
  {
    key: 'may-1',
    on: '05-04',
    title: 'Summer camp: registration closes on Friday',
    description: 'Classes III to VIII.',
    file: noticeFile(5),
  },
  {
    key: 'may-2',
    on: '05-15',
    title: 'Congratulations to Classes X and XII on their CBSE results',
    description: 'Every candidate has passed.',
  },
  {
    key: 'jun-1',
    on: '06-03',
    title: 'Summer vacation homework and reading list',
    description: 'Classes I to XII.',
    file: noticeFile(5),
  },
  {
    key: 'jun-2',
    on: '06-19',
    title: 'Revised bus routes and stops from the day of reopening',
    description: 'Please check the timings.',
    file: noticeFile(6),
  },
  {
    key: 'jul-1',
    on: '07-03',
    title: 'Student council {session}: investiture next week',
    description: 'Auditorium, 9.30 am.',
  },
  {
    key: 'jul-2',
    on: '07-18',
    title: 'Health check-up camp for Classes I to V',
    description: 'In the infirmary, by section.',
    file: noticeFile(7),
  },
  {
    key: 'aug-1',
    on: '08-05',
    title: 'Fee payment for the second quarter closes on the tenth',
    description: 'On the student portal only.',
    file: noticeFile(8),
  },
  {
    key: 'aug-2',
    on: '08-18',
    title: 'Read the new issue of the school magazine',
    description: 'Poems, travel notes and a comic strip by pupils.',
    file: 'files/magazine.pdf',
  },
  {
    key: 'sep-1',
    on: '09-04',
    title: 'Half-yearly examination timetable and syllabus',
    description: 'Classes III to XII.',
    file: noticeFile(9),
  },
  {
    key: 'sep-2',
    on: '09-17',
    title: 'Scholarship test for Class XI: how to apply',
    description: 'Forms at the reception.',
    file: noticeFile(9),
  },
  {
    key: 'oct-1',
    on: '10-03',
    title: 'Hostel leave forms for the Puja vacation',
    description: 'To be sent by the parent or guardian.',
    file: noticeFile(10),
  },
  {
    key: 'oct-2',
    on: '10-22',
    title: 'Transport: kindly renew bus passes for Term II',
    description: 'At the transport desk.',
    file: noticeFile(10),
  },
  {
    key: 'nov-1',
    on: '11-02',
    title: 'Kanchenjunga Cup fixtures are out',
    description: 'Sixteen schools, four days.',
    file: noticeFile(11),
  },
  {
    key: 'nov-2',
    on: '11-16',
    title: 'Pre-board examinations for Classes X and XII begin next month',
    description: 'The date sheet is attached.',
    file: noticeFile(11),
  },
  {
    key: 'dec-1',
    on: '12-03',
    title: 'Annual Day: collect your entry passes',
    description: 'Two passes for each family.',
    file: noticeFile(12),
  },
  {
    key: 'dec-2',
    on: '12-15',
    title: 'E-prospectus and admission guidelines for new parents',
    description: 'Please read before you register.',
    file: 'files/prospectus.pdf',
  },
]

const SHOWN = 10

/** The ten newest highlights of the ticker (category Highlight), newest first. */
export function highlights(today: Day): readonly AlbumRecord[] {
  return occurrences('highlights', TEMPLATES, addYears(today, -1), today)
    .slice(0, SHOWN)
    .map(({ template, day, id, fill }) => ({
      _id: id,
      title: fill(template.title),
      description: fill(template.description),
      date: dateTime(day),
      category: 'Highlight',
      attachments: template.file === undefined ? [] : [template.file],
      fromDate: day,
    }))
}

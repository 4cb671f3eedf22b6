import type { AlbumRecord } from './album'
import { addYears, type Day, dateTime } from './day'
import { noticeFile } from './media'
import { occurrences, type Recurring } from './recurring'

type NoticeTemplate = Recurring & Readonly<{ title: string; description: string; file: number }>

const TEMPLATES: readonly NoticeTemplate[] = [
  {
    key: 'engineering',
    on: '01-12',
    file: 1,
    title: 'Engineering entrance: what to plan in Class XI',
    description: 'Subjects, examinations, a month-by-month plan and common mistakes.',
  },
  {
    key: 'medicine',
    on: '02-09',
    file: 2,
    title: 'Medicine and allied health sciences',
    description:
      'The entrance test, and the many courses beside MBBS that families rarely hear of.',
  },
  {
    key: 'streams',
    on: '03-09',
    file: 3,
    title: 'Choosing a stream after Class X',
    description: 'A worksheet for the pupil and one for the parents, to be filled in separately.',
  },
  {
    key: 'design',
    on: '04-13',
    file: 4,
    title: 'Careers in design and architecture',
    description: 'Portfolios, aptitude tests and what a studio day is like.',
  },
  {
    key: 'law',
    on: '05-11',
    file: 5,
    title: 'Law after school: the five-year course',
    description: 'Reading habits, entrance tests and internships.',
  },
  {
    key: 'university-fair',
    on: '06-15',
    file: 6,
    title: 'University fair at school: list of visitors',
    description: 'Hall plan and timings. Classes XI and XII in the morning, Class X after lunch.',
  },
  {
    key: 'defence',
    on: '07-13',
    file: 7,
    title: 'Joining the armed forces',
    description: 'Entries after Class XII, the selection week and physical standards.',
  },
  {
    key: 'commerce',
    on: '08-10',
    file: 8,
    title: 'Commerce: accountancy, finance and business',
    description: 'Professional courses and degree courses compared on two pages.',
  },
  {
    key: 'abroad',
    on: '09-14',
    file: 9,
    title: 'Studying abroad: papers and calendar',
    description: 'Transcripts, recommendations, tests and scholarships, and when each is due.',
  },
  {
    key: 'hospitality',
    on: '10-05',
    file: 10,
    title: 'Tea, tourism and hospitality: careers at home',
    description: 'What North Bengal and Sikkim offer to a trained young person.',
  },
  {
    key: 'civil-services',
    on: '11-09',
    file: 11,
    title: 'Humanities, research and the civil services',
    description: 'Why the newspaper matters, and which degree keeps the most doors open.',
  },
  {
    key: 'counselling-slots',
    on: '12-07',
    file: 12,
    title: 'One-to-one counselling: booking of slots',
    description: 'Twenty minutes for each pupil of Classes X and XII, with a parent if wished.',
  },
]

/** The twelve newest career counselling notices (category Notice), newest first. */
export function notices(today: Day): readonly AlbumRecord[] {
  // Two years back, because a Sunday can push a notice just past one.
  return occurrences('notices', TEMPLATES, addYears(today, -2), today)
    .slice(0, TEMPLATES.length)
    .map(({ template, day, id, fill }) => ({
      _id: id,
      title: fill(template.title),
      description: fill(template.description),
      date: dateTime(day),
      category: 'Notice',
      attachments: [noticeFile(template.file)],
      fromDate: day,
    }))
}

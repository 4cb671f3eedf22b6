import type { IsoDate } from '@/lib/school/dates'
import { highlight } from './album'
import { plusYears } from './day'
import { occurrences, type Recurring, type Text } from './recurring'

type NoticeTemplate = Recurring & Readonly<{ description: Text }>

const TEMPLATES: readonly NoticeTemplate[] = [
  {
    key: 'engineering',
    on: '01-12',
    title: 'Engineering entrance: what to plan in Class XI',
    description: 'Subjects, examinations, a month-by-month plan and common mistakes.',
    file: 'files/notices-engineering.pdf',
  },
  {
    key: 'medicine',
    on: '02-09',
    title: 'Medicine and allied health sciences',
    description: 'The entrance test, and courses other than MBBS.',
    file: 'files/notices-medicine.pdf',
  },
  {
    key: 'streams',
    on: '03-09',
    title: 'Choosing a stream after Class X',
    description: 'A worksheet for the student and one for the parents.',
    file: 'files/notices-streams.pdf',
  },
  {
    key: 'design',
    on: '04-13',
    title: 'Careers in design and architecture',
    description: 'Portfolios and aptitude tests.',
    file: 'files/notices-design.pdf',
  },
  {
    key: 'law',
    on: '05-11',
    title: 'Law after school: the five-year course',
    description: 'Reading habits, entrance tests and internships.',
    file: 'files/notices-law.pdf',
  },
  {
    key: 'university-fair',
    on: '06-15',
    title: 'University fair at school: list of visitors',
    description: 'Hall plan and timings. Classes XI and XII in the morning, Class X after lunch.',
    file: 'files/notices-university-fair.pdf',
  },
  {
    key: 'defence',
    on: '07-13',
    title: 'Joining the armed forces',
    description: 'Entries after Class XII, the selection week and physical standards.',
    file: 'files/notices-defence.pdf',
  },
  {
    key: 'commerce',
    on: '08-10',
    title: 'Commerce: accountancy, finance and business',
    description: 'Professional courses and degree courses compared.',
    file: 'files/notices-commerce.pdf',
  },
  {
    key: 'abroad',
    on: '09-14',
    title: 'Studying abroad: papers and calendar',
    description: 'Transcripts, recommendations, tests and scholarships, and when each is due.',
    file: 'files/notices-abroad.pdf',
  },
  {
    key: 'hospitality',
    on: '10-05',
    title: 'Tea, tourism and hospitality: careers at home',
    description: 'Work in North Bengal and Sikkim, and the training for it.',
    file: 'files/notices-hospitality.pdf',
  },
  {
    key: 'civil-services',
    on: '11-09',
    title: 'Humanities, research and the civil services',
    description: 'Where the stream leads, and how to begin reading the newspaper.',
    file: 'files/notices-civil-services.pdf',
  },
  {
    key: 'counselling-slots',
    on: '12-07',
    title: 'One-to-one counselling: booking of slots',
    description: 'Twenty minutes for each student of Classes X and XII, with a parent if wished.',
    file: 'files/notices-counselling-slots.pdf',
  },
]

export function noticeRecords(today: IsoDate) {
  // Two years back, because a Sunday can push a notice just past one.
  return occurrences('notices', TEMPLATES, plusYears(today, -2), today)
    .slice(0, TEMPLATES.length)
    .map((notice) => highlight('Notice', notice, notice.files))
}

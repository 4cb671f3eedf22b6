import { facts } from '@/content/facts'
import type { IsoDate } from '@/lib/school/dates'
import { highlight } from './album'
import { plusYears } from './day'
import { newsTemplates } from './news'
import { occurrences, type Recurring, type Text } from './recurring'

type HighlightTemplate = Recurring & Readonly<{ description: Text }>

const ownLines: readonly HighlightTemplate[] = [
  {
    key: 'republic-day-rehearsal',
    on: '01-19',
    title: 'Republic Day rehearsals every morning this week',
    description: 'Classes VI to XII.',
  },
  {
    key: 'science-exhibition',
    on: '02-16',
    title: 'Science exhibition: parents are invited on both days',
    description: 'Laboratory block, 10:00 am.',
  },
  {
    key: 'admit-cards',
    on: '02-24',
    title: 'Admit cards of Classes IX and XI are given at the office',
    description: `${facts.officeHours}.`,
  },
  {
    key: 'identity-cards',
    on: '04-16',
    title: 'Identity cards: please send the photographs',
    description: 'New students of all classes.',
  },
  {
    key: 'summer-camp',
    on: '05-04',
    title: 'Summer camp: registration closes on Friday',
    description: 'Classes III to VIII.',
  },
  {
    key: 'summer-homework',
    on: '06-02',
    title: 'Summer vacation: homework is with the class teachers',
    description: 'Classes I to XII.',
  },
  {
    key: 'council',
    on: '07-02',
    title: 'Student council {session}: investiture next week',
    description: 'Auditorium, 9:30 am.',
  },
  {
    key: 'health-check-up',
    on: '07-16',
    title: 'Health check-up for Classes I to V',
    description: 'In the infirmary, by section.',
  },
  {
    key: 'magazine',
    on: '08-18',
    title: 'School Magazine',
    description: 'Poems, travel notes and a comic strip by students.',
    file: 'files/magazine.pdf',
  },
  {
    key: 'scholarship-test',
    on: '09-17',
    title: 'Scholarship test for Class XI: forms at the front office',
    description: `${facts.officeHours}.`,
  },
  {
    key: 'bus-passes',
    on: '10-06',
    title: 'Transport: please renew bus passes for Term II',
    description: 'At the front office.',
  },
  {
    key: 'cup-fixtures',
    on: '11-12',
    title: 'Kanchenjunga Cup: sixteen schools, three days',
    description: 'School ground, 9:00 am.',
  },
  {
    key: 'pre-boards',
    on: '11-17',
    title: 'Pre-board examinations of Classes X and XII begin next month',
    description: 'The date sheet is given in class.',
  },
  {
    key: 'annual-day-passes',
    on: '12-08',
    title: 'Annual Day: entry passes are sent home this week',
    description: 'Two passes for each family.',
  },
  {
    key: 'prospectus',
    on: '12-15',
    title: 'Prospectus for new parents',
    description: 'Please read it before you register.',
    file: 'files/prospectus.pdf',
  },
]

const SHOWN = 10

export function highlightRecords(today: IsoDate) {
  const after = plusYears(today, -1)
  const fromNews = newsTemplates.filter(({ file }) => file)
  return [
    ...occurrences<HighlightTemplate>('highlights', ownLines, after, today),
    ...occurrences<HighlightTemplate>('news', fromNews, after, today),
  ]
    .sort((a, b) => b.day.localeCompare(a.day))
    .slice(0, SHOWN)
    .map((line) => highlight('Highlight', line, line.files))
}

import 'server-only'
import { minimumMarks } from '@/content/admission'
import { buses } from '@/content/buses'
import { feeGroups, hostelGroups, registration, transport } from '@/content/fees'
import { addressLine, school } from '@/content/school'
import { type AnswerFigures, answers } from '@/content/search'
import { routeOf, toLink } from '@/lib/routes/tree'
import { hostelTotal } from '@/lib/school/fees'
import { pageValues, schoolHours } from '@/lib/school/page-values'
import { formatPhone, phoneHref } from '@/lib/school/phones'
import { seasons } from '@/lib/school/season'
import { busCards } from './answer-cards/bus-cards'
import { calendarEntries, festivalCards } from './answer-cards/calendar-cards'
import {
  type Answer,
  type AnswerRow,
  amountRow,
  type Card,
  type FiguresOf,
  type Question,
} from './answer-cards/card'
import { classCards, sumsRow } from './answer-cards/fee-cards'
import { toppers } from './answer-cards/topper-figures'
import { toSearchTerms } from './terms'

const maxAnswers = 2

const departmentRows: AnswerRow[] = school.departments.map(({ name, phone }) => ({
  label: name,
  value: formatPhone(phone),
  href: phoneHref(phone),
}))

const buttonTitles = {
  feePortal: 'Pay fees on the student portal',
  admissionPortal: 'Go to the admission portal',
  erp: 'ERP Login',
  alumni: 'Go to the alumni website',
  socialPage: 'Go to the school’s social page',
  videoChannel: 'Go to the school’s video channel',
} as const

const figureRows: Record<AnswerFigures, FiguresOf> = {
  toppers,
  calendar: calendarEntries,
  hostel: hostelGroups.map((group) => amountRow(group.name, hostelTotal(group))),
  transport: [
    amountRow('Transport, monthly', transport.amount),
    ...buses.routes.map(({ name, road, stops: [first] }) => ({
      label: `${name}, ${road}`,
      value: first ? `from ${first.name}` : '',
    })),
  ],
  registration: [amountRow(registration.particulars, registration.amount)],
  fees: feeGroups.filter(({ pupils }) => pupils !== 'outsider').map(sumsRow),
  place: [
    { label: 'Address', value: addressLine },
    { label: 'Map', value: 'Open the map', href: school.map.link },
    { label: 'Front office hours', value: pageValues.officeHours },
  ],
  hours: [
    ...seasons.map((season) => ({ label: `School, ${season}`, value: schoolHours(season) })),
    { label: 'Front office hours', value: pageValues.officeHours },
  ],
  dates: [
    { label: 'Age', value: school.admissionAge },
    { label: 'Last date', value: school.admissionLastDate },
  ],
  marks: minimumMarks.map(({ stream, marks }) => ({
    label: stream,
    value: Object.entries(marks)
      .flatMap(([subject, range]) => (range ? [`${subject} ${range}`] : []))
      .join(', '),
  })),
  departments: departmentRows,
  // Leads to the season in the query.
  uniform: ({ searchTerms }) => {
    const named = seasons.find((season) => searchTerms.includes(season))
    const page = toLink('/school-uniform')
    return {
      page: named ? { ...page, href: `${page.href}#${named}` } : page,
      text: 'What girls and boys of each class wear, in summer and in winter.',
      rows: [],
    }
  },
  emails: school.departments.map(({ name, email }) => ({
    label: name,
    value: email,
    href: `mailto:${email}`,
  })),
}

const departmentCards: Card[] = departmentRows.map((row) => ({
  words: ['telephone', 'contact', 'number', 'नंबर', 'নম্বর']
    .map((word) => `${row.label} ${word}`)
    .join(','),
  page: '/contact-us',
  rows: [row],
}))

/** A card with the number of its page's department. Throws on a page that the tree does not have. */
async function answerOf(card: Card, question: Question): Promise<Answer> {
  const { page, text = '', links = [], button } = card
  const figures = Array.isArray(card.rows) ? { rows: card.rows } : await card.rows(question)
  const isDepartment = ({ label }: AnswerRow) => label === routeOf(page).department
  const department = figures.rows.some(isDepartment) ? [] : departmentRows.filter(isDepartment)
  return {
    page: figures.page ?? toLink(page),
    text: [figures.text, text].filter(Boolean).join(' '),
    rows: [...figures.rows, ...department],
    button: button
      ? { href: school.links[button], title: buttonTitles[button], external: true }
      : null,
    links: [...(figures.links ?? []), ...links.map(toLink)],
  }
}

const cardsByPhrase = [
  ...busCards(),
  ...festivalCards,
  ...departmentCards,
  ...answers.map(({ figures, ...card }) => ({ ...card, rows: figures ? figureRows[figures] : [] })),
  ...classCards(),
]
  .flatMap((card) => card.words.split(',').map((words) => ({ phrase: toSearchTerms(words), card })))
  .sort((a, b) => b.phrase.length - a.phrase.length)

export async function answersTo(question: Question): Promise<Answer[]> {
  const open = new Set(question.searchTerms)
  const found = new Set<Card>()
  for (const { phrase, card } of cardsByPhrase) {
    if (!phrase.every((term) => question.searchTerms.includes(term))) continue
    if (phrase.some((term) => open.has(term))) found.add(card)
    for (const term of phrase) open.delete(term)
  }
  return Promise.all([...found].slice(0, maxAnswers).map((card) => answerOf(card, question)))
}

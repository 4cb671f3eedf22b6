import { minimumMarks } from '@/content/admission'
import { facts } from '@/content/facts'
import {
  type FeeGroup,
  feeGroups,
  hostelGroups,
  registration,
  transport,
  unpublishedClasses,
} from '@/content/fees'
import { addressLine, school } from '@/content/school'
import { type AnswerFigures, answers } from '@/content/search'
import { type NavLink, routeOf, toLink } from '@/lib/routes/tree'
import {
  busWords,
  feeParts,
  formatAmount,
  fullName,
  hostelTotal,
  sumNames,
  totalOf,
  yearCost,
} from '@/lib/school/fees'
import { pageValues, shown } from '@/lib/school/page-values'
import { formatPhone, phoneHref } from '@/lib/school/phones'
import { meantBy } from './terms'

/** A line of a card: what it is, what it says, and where that leads if anywhere. */
type AnswerRow = { label: string; value: string; href?: string }

/** A card above the results: a page, what it says of what was asked, and further pages. */
export type Answer = { page: NavLink; text: string; rows: AnswerRow[]; links: NavLink[] }

const mostCards = 2

const amountRow = (label: string, amount: number | null, href?: string): AnswerRow => ({
  label,
  value: formatAmount(amount),
  href,
})

const firstYearOf = (group: FeeGroup) => yearCost(group, { year: 'first', bus: false })

/** The two sums of a group in one row. */
function sumsRow(group: FeeGroup): AnswerRow {
  const [joining, firstYear] = [totalOf(group), firstYearOf(group)].map(formatAmount)
  const value = `${sumNames.joining} ${joining} · ${sumNames.firstYear} ${firstYear}`
  return { label: fullName(group), value, href: group.path }
}

const departmentRows: AnswerRow[] = school.departments.map(({ name, phone }) => ({
  label: name,
  value: formatPhone(phone),
  href: phoneHref(phone),
}))

const figureRows: Record<AnswerFigures, AnswerRow[]> = {
  hostel: hostelGroups.map((group) => amountRow(group.name, hostelTotal(group))),
  transport: [amountRow('Transport, monthly', transport.amount)],
  registration: [amountRow(registration.particulars, registration.amount)],
  fees: feeGroups.filter(({ pupils }) => pupils !== 'outsider').map(sumsRow),
  place: [
    { label: 'Address', value: addressLine },
    { label: 'Map', value: 'Open the map', href: school.map.link },
    { label: 'Front office hours', value: pageValues.officeHours },
  ],
  hours: [
    ...Object.entries(facts.hours).map(([season, { from, to }]) => ({
      label: `School, ${season}`,
      value: shown('hours', `${from} to ${to}`),
    })),
    { label: 'Front office hours', value: pageValues.officeHours },
  ],
  dates: [
    { label: 'Age', value: school.admissionAge },
    { label: 'Last date', value: school.admissionLastDate },
  ],
  marks: minimumMarks.map(({ stream, marks }) => ({
    label: stream,
    value: Object.entries(marks)
      .map(([subject, range]) => `${subject} ${range}`)
      .join(', '),
  })),
  departments: departmentRows,
}

/** A card as `content/search.ts` has it, with its rows. */
type Card = Omit<(typeof answers)[number], 'figures'> & { rows: AnswerRow[] }

/** The figures of a group as its page has them. */
function groupRows(group: FeeGroup): AnswerRow[] {
  const { application, monthly } = feeParts(group)
  return [
    amountRow(sumNames.joining, totalOf(group)),
    amountRow(`${sumNames.firstYear}, ${busWords(false)}`, firstYearOf(group)),
    ...monthly.map(({ type, amount }) => amountRow(`${type}, monthly`, amount)),
    ...application.map(({ type, amount }) => amountRow(`${type}, one time`, amount)),
  ]
}

/** What is typed for the fees of a class. */
const feeWords = (name: string) =>
  ['fee', 'tuition', 'cost', 'how much'].map((asked) => `${name} ${asked}`).join(',')

/** The fees of every class; those of all streams where the name is without one, as in "Class XI". */
function classCards(): Card[] {
  const phraseOf = (name: string) => meantBy(name).join(' ')
  const classes = feeGroups.flatMap((group) => group.classes.map(phraseOf))
  const names = new Set(classes.flatMap((name) => [name, name.replace(/ .*/, '')]))
  const published = [...names].map((name): Card => {
    const groups = feeGroups.filter((group) =>
      group.classes.some((one) => `${phraseOf(one)} `.startsWith(`${name} `)),
    )
    const [first] = groups
    const words = feeWords(name)
    if (first && groups.length === 1) return { words, page: first.path, rows: groupRows(first) }
    return {
      words,
      page: '/fee-structure',
      text: `${sumNames.firstYear}: ${busWords(false)}.`,
      rows: groups.map(sumsRow),
    }
  })
  const unpublished = unpublishedClasses.map((name) => ({
    words: feeWords(name),
    page: '/fee-structure',
    rows: [amountRow(name, null)],
  }))
  return [...published, ...unpublished]
}

/** A card with the number of its page's department. Throws on a page that the tree does not have. */
function answerOf({ page, text = '', links = [], rows }: Card): Answer {
  const isDepartment = ({ label }: AnswerRow) => label === routeOf(page).department
  const department = rows.some(isDepartment) ? [] : departmentRows.filter(isDepartment)
  return { page: toLink(page), text, rows: [...rows, ...department], links: links.map(toLink) }
}

/** Every phrase that has a card, the longest first. */
const answersByPhrase = [
  ...answers.map(({ figures, ...card }) => ({ ...card, rows: figures ? figureRows[figures] : [] })),
  ...classCards(),
]
  .flatMap((card) => {
    const answer = answerOf(card)
    return card.words.split(',').map((words) => ({ phrase: meantBy(words), answer }))
  })
  .sort((a, b) => b.phrase.length - a.phrase.length)

/** The cards for the terms that were typed: of the longest phrases in them, each with a word the others do not have. */
export function answersTo(typed: readonly string[]): Answer[] {
  const open = new Set(typed)
  const found = new Set<Answer>()
  for (const { phrase, answer } of answersByPhrase) {
    if (!phrase.every((term) => typed.includes(term))) continue
    if (phrase.some((term) => open.has(term))) found.add(answer)
    for (const term of phrase) open.delete(term)
  }
  return [...found].slice(0, mostCards)
}

import 'server-only'
import { minimumMarks } from '@/content/admission'
import { buses } from '@/content/buses'
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
import { type AnswerFigures, answers, festivals } from '@/content/search'
import { closedBecause, holidayName, isOn } from '@/lib/calendar/holidays'
import { calendarHref } from '@/lib/routes/anchors'
import { type NavLink, routeOf, toLink } from '@/lib/routes/tree'
import { timesAt } from '@/lib/school/buses'
import { classesIn, schoolClasses } from '@/lib/school/classes'
import { addDays, formatWithWeekday, type IsoDate } from '@/lib/school/dates'
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
import { seasonName, seasonOn } from '@/lib/school/season'
import { distinctSessions, parseSession, sessionBefore, sessionKey } from '@/lib/school/sessions'
import { toAsciiDigits } from '@/lib/text/digits'
import { type CalendarEvent, getCalendar } from '@/lib/vendor-api/resources/calendar'
import { getToppers } from '@/lib/vendor-api/resources/toppers'
import { toSearchTerms } from './terms'

type AnswerRow = { label: string; value: string; href?: string }

export type Answer = {
  page: NavLink
  text: string
  rows: AnswerRow[]
  button: NavLink | null
  links: NavLink[]
}

export type Question = { text: string; searchTerms: readonly string[]; today: IsoDate }

type Figures = Partial<Answer> & Pick<Answer, 'rows'>

type FiguresOf = AnswerRow[] | ((question: Question) => Figures | Promise<Figures>)

const maxCards = 2
const maxRows = 3

const amountRow = (label: string, amount: number | null): AnswerRow => ({
  label,
  value: formatAmount(amount),
})

const firstYearOf = (group: FeeGroup) => yearCost(group, { year: 'first', bus: false })

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

/**
 * Returns the next calendar entries of a kind, or those that the query names. If all of the named ones are over, returns
 * those of their last year.
 */
async function nextEntries(
  { searchTerms, today }: Question,
  isOfKind: (entry: CalendarEvent) => boolean,
): Promise<AnswerRow[]> {
  const entries = ((await getCalendar()) ?? []).filter(isOfKind).map((entry) => ({
    ...entry,
    fit: toSearchTerms(entry.title).filter((term) => searchTerms.includes(term)).length,
  }))
  const named = Math.max(...entries.map(({ fit }) => fit))
  const isNamed = entries.some(({ fit }) => fit < named)
  const sorted = entries
    .filter(({ fit }) => fit === named)
    .sort((a, b) => a.date.localeCompare(b.date))
  const next = sorted.filter(({ date }) => date > today)
  const year = sorted.at(-1)?.date.slice(0, 4) ?? ''
  const past = isNamed ? sorted.filter(({ date }) => date.startsWith(year)) : []
  return (next.length > 0 ? next : past).slice(0, maxRows).map(entryRow)
}

const entryRow = (entry: CalendarEvent): AnswerRow => ({
  label: holidayName(entry) ?? entry.title,
  value: formatWithWeekday(entry.date),
  href: calendarHref(entry.date),
})

/** Returns today, tomorrow as far as the calendar reaches, and the next holidays. */
async function holidays(question: Question): Promise<Figures> {
  const calendar = (await getCalendar()) ?? []
  const next = await nextEntries(question, (entry) => holidayName(entry) !== null)
  const dayCount = question.searchTerms.includes('overmorrow') ? 3 : 2
  const labels = ['Today', 'Tomorrow', 'Day after tomorrow'].slice(0, dayCount)
  const days = labels.map((label, days) => {
    const day = addDays(question.today, days)
    const reason = closedBecause(calendar, day)
    // An entry for all classes may be a holiday without the word.
    const [entry] = calendar.filter((one) => isOn(one, day) && !classesIn(one.title))
    return { label, why: reason ?? (entry && `In the calendar: ${entry.title}`) }
  })
  const rows = days.flatMap(({ label, why }) =>
    why || next.length > 0 ? [{ label, value: why ?? 'No holiday in the calendar' }] : [],
  )
  return { rows: [...rows, ...next] }
}

/** One card per festival: its next day in the calendar, or else the last one, or else that there is no entry. */
const festivalCards: Card[] = festivals.map((text) => {
  const names = text.split(',')
  // A name without terms would be in every title.
  const phrases = names.map((name) => toSearchTerms(name)).filter((terms) => terms.length > 0)
  const isNamedIn = ({ title }: CalendarEvent) => {
    const terms = toSearchTerms(title)
    return phrases.some((phrase) => phrase.every((term) => terms.includes(term)))
  }
  return {
    words: names.flatMap((name) => [name, `${name} holiday`, `${name} vacation`]).join(),
    page: '/school-calendar',
    rows: async (question) => {
      const calendar = (await getCalendar()) ?? []
      const entries = calendar.filter(isNamedIn).sort((a, b) => a.date.localeCompare(b.date))
      const free = entries.filter((entry) => holidayName(entry) !== null)
      const days = free.length > 0 ? free : entries
      const next = days.filter(({ date }) => date >= question.today)
      if (days.length > 0)
        return { rows: (next.length > 0 ? next : days.slice(-1)).slice(0, maxRows).map(entryRow) }
      const absent = calendar.length > 0 ? `The school calendar has no entry for ${names[0]}.` : ''
      return { ...(await holidays(question)), text: absent }
    },
  }
})

const entriesLike = (kind: RegExp) => async (question: Question) => ({
  rows: await nextEntries(question, ({ title }) => kind.test(title)),
})

/** The next meeting of parents and teachers, which leads to its day. */
async function meetings(question: Question): Promise<Figures> {
  const rows = await nextEntries(question, ({ title }) => /\bparents?.teachers?\b/i.test(title))
  const [next] = rows
  if (!next?.href) return { rows }
  return { rows, page: { href: next.href, title: next.label, external: false } }
}

/** A session in a query: `2024-25`, `24-25`, or a year. */
const sessionText = /\b(?:20)?(\d\d)\s*[-–/]\s*(?:20)?(\d\d)\b|\b20(\d\d)\b/

const topperClasses = [
  { number: '10', name: 'Class X', path: '/x-topper', get: getToppers.X },
  { number: '12', name: 'Class XII', path: '/xii-topper', get: getToppers.XII },
] as const

async function toppers({ text }: Question): Promise<Figures> {
  const [match = '', from, to, only] = sessionText.exec(toAsciiDigits(text)) ?? []
  const start = 2000 + Number(from ?? only)
  const session = parseSession(`${start}-${to ?? start + 1}`)
  // Examinations in 2024 belong to the session 2023-24.
  const before = session && only ? sessionBefore(session).key : ''
  const terms = toSearchTerms(session ? text.replace(match, ' ') : text)
  const named = topperClasses.filter(({ number }) => terms.includes(number))
  const found = await Promise.all(
    (named.length > 0 ? named : topperClasses).map(async ({ name, path, get }) => {
      const all = (await get()) ?? []
      const keys = distinctSessions(all.map((topper) => topper.session)).map(({ key }) => key)
      const shownKeys = session
        ? [session.key, before].filter((key) => keys.includes(key))
        : keys.slice(0, 1)
      const [key = ''] = shownKeys
      const best = all
        .filter((topper) => sessionKey(topper.session) === key)
        .sort((a, b) => (Number.parseFloat(b.score) || 0) - (Number.parseFloat(a.score) || 0))
      const pages = shownKeys.map((one) => ({
        ...toLink(path),
        href: `${path}?${new URLSearchParams({ session: one })}`,
        title: `${toLink(path).title} ${one}`,
      }))
      return { name, best: best.slice(0, maxRows), pages: key ? pages : [toLink(path)] }
    }),
  )
  const [page, ...links] = found.flatMap(({ pages }) => pages)
  return {
    ...(page ? { page } : {}),
    text:
      session && found.every(({ best }) => best.length === 0)
        ? `No toppers of ${match} are listed.`
        : '',
    rows: found.flatMap(({ name, best }) =>
      best.map((topper) => ({
        label: `${name}: ${topper.name}, ${topper.stream}`,
        value: topper.score,
      })),
    ),
    links,
  }
}

const busPage = '/our-transport-system'
type Stops = (typeof buses.routes)[number]['stops']

function timesOf(stops: Stops, route: string): FiguresOf {
  const sample = buses.unconfirmed?.includes('routes') ? ' (sample)' : ''
  return ({ today }) => {
    const season = seasonOn(today)
    const rows = stops.map((stop) => {
      const { morning, afternoon } = timesAt(stop, season)
      return { label: stop.name, value: `${morning} to school · ${afternoon} back home` }
    })
    return { text: `${seasonName(season)} times${sample}, ${route}.`, rows }
  }
}

/** One card per route and per stop. After "bus", the word that no other stop has is enough. */
function busCards(): Card[] {
  const names = buses.routes.flatMap(({ road, stops }) => [road, ...stops.map(({ name }) => name)])
  const terms = names.flatMap((name) => toSearchTerms(name))
  const common = new Set([
    school.city.toLowerCase(),
    ...terms.filter((term, at) => terms.indexOf(term) < at),
  ])
  const own = (name: string) =>
    toSearchTerms(name)
      .filter((term) => !common.has(term))
      .reduce((best, term) => (term.length > best.length ? term : best), '') || name
  return buses.routes.flatMap(({ name: route, road, stops }) => [
    { words: `${route}, bus ${road}`, page: busPage, rows: timesOf(stops, `${route}, ${road}`) },
    ...stops.map((stop) => ({
      words: `${stop.name}, bus ${own(stop.name)}`,
      page: busPage,
      rows: timesOf([stop], `${route}, ${road}`),
    })),
  ])
}

const buttonTitles = {
  feePortal: 'Pay fees on the student portal',
  admissionPortal: 'Go to the admission portal',
  erp: 'ERP Login',
  alumni: 'Go to the alumni website',
} as const

const figureRows: Record<AnswerFigures, FiguresOf> = {
  toppers,
  holidays,
  meetings,
  vacations: entriesLike(/\b(?:vacation|break|re-?opens)\b/i),
  examinations: entriesLike(/\b(?:examinations?|test)\b/i),
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
      .flatMap(([subject, range]) => (range ? [`${subject} ${range}`] : []))
      .join(', '),
  })),
  departments: departmentRows,
  emails: school.departments.map(({ name, email }) => ({
    label: name,
    value: email,
    href: `mailto:${email}`,
  })),
}

type Card = Omit<(typeof answers)[number], 'figures'> & { rows: FiguresOf }

function groupRows(group: FeeGroup): AnswerRow[] {
  const { application, monthly } = feeParts(group)
  return [
    amountRow(sumNames.joining, totalOf(group)),
    amountRow(`${sumNames.firstYear}, ${busWords(false)}`, firstYearOf(group)),
    ...monthly.map(({ type, amount }) => amountRow(`${type}, monthly`, amount)),
    ...application.map(({ type, amount }) => amountRow(`${type}, one time`, amount)),
  ]
}

const feeWords = (name: string) =>
  ['fee', 'tuition', 'cost', 'much', 'फीस', 'शुल्क', 'ফি', 'বেতন']
    .map((word) => `${name} ${word}`)
    .join(',')

function classCards(): Card[] {
  const phraseOf = (name: string) => toSearchTerms(name).join(' ')
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
    words: feeWords(phraseOf(name.replace('Class ', ''))),
    page: '/fee-structure',
    rows: [amountRow(name, null)],
  }))
  return [...published, ...unpublished]
}

const departmentCards: Card[] = departmentRows.map((row) => ({
  words: ['telephone', 'contact', 'number'].map((word) => `${row.label} ${word}`).join(','),
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

/** Two digits after a number are a year's: `2024-25`. */
const absentNumber =
  /\bclass (0|1[3-9]|[2-9]\d)\b(?! \d)|(?<!\d )\b(0|1[3-9]|[2-9]\d) class\b(?! \d)/
const otherNames =
  /(?<!\d ?)\b(?:[lu]\.? ?)?k\.? ?g(?![a-z])|\bkindergarten\b|\bplay ?(?:group|school)\b|एलकेजी|यूकेजी|केजी|এলকেজি|ইউকেজি|কেজি/i
const classNames = `The classes are ${schoolClasses.slice(0, 3).join(', ')} and I to ${schoolClasses.at(-1)}.`

/** Returns a sentence about a class in the query that the school does not have, or not by that name. */
function absentClass({ text, searchTerms }: Question): string {
  const [, after, before = after] = absentNumber.exec(searchTerms.join(' ')) ?? []
  if (before) return `There is no Class ${before} here. ${classNames}`
  const [name] = otherNames.exec(text) ?? []
  return name ? `No class here is called “${name}”. ${classNames}` : ''
}

export async function answersTo(question: Question): Promise<Answer[]> {
  const open = new Set(question.searchTerms)
  const found = new Set<Card>()
  for (const { phrase, card } of cardsByPhrase) {
    if (!phrase.every((term) => question.searchTerms.includes(term))) continue
    if (phrase.some((term) => open.has(term))) found.add(card)
    for (const term of phrase) open.delete(term)
  }
  const absent = absentClass(question)
  if (absent && found.size === 0) found.add({ words: '', page: '/admission', rows: [] })
  const shown = [...found].slice(0, maxCards).map((card) => answerOf(card, question))
  const [first, ...others] = await Promise.all(shown)
  if (!first) return []
  return [{ ...first, text: [absent, first.text].filter(Boolean).join(' ') }, ...others]
}

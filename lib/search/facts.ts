import {
  type FeeGroup,
  feeGroups,
  hostelGroups,
  registration,
  transport,
  unpublishedClasses,
} from '@/content/fees'
import { addressLine, school } from '@/content/school'
import { holidayName, nextHoliday, type Vacation } from '@/lib/calendar/kinds'
import { formatEventDate, formatWithWeekday, type IsoDate } from '@/lib/dates'
import { feeParts, formatAmount, fullName, hostelTotal, totalOf } from '@/lib/fees'
import { formatPhone, phoneHref } from '@/lib/phones'
import type { Card } from './cards'
import type { Happening } from './happenings'
import { meantBy } from './terms'

/** A line of a card: what it is, what it says, and where that leads if anywhere. */
export type AnswerRow = { label: string; value: string; href: string | null }

/** What cards are made from beside `content/search.ts`. */
export type Known = {
  today: IsoDate
  calendar: readonly Happening[]
  vacations: readonly Vacation[]
  events: readonly Happening[]
  albums: readonly Happening[]
}

/** What a fact puts into its card. */
export type Fact = { title?: string; text?: string; page?: string; rows: AnswerRow[] }

/** The terms of each class that has fees. */
const classes = new Map(
  feeGroups.flatMap((group) => group.classes.map((name) => [name, meantBy(name)] as const)),
)

/** All terms that name a class. */
export const classTerms: ReadonlySet<string> = new Set([...classes.values()].flat())

/** The groups of the classes that were named: Class XI is all of its streams, Pre-Nursery no Nursery. */
function groupsNamed(terms: readonly string[]): FeeGroup[] {
  const asked = new Set(terms.filter((term) => classTerms.has(term)))
  if (asked.size === 0) return []
  const whole = [...classes].filter(([, own]) => own.every((term) => asked.has(term)))
  const named = whole.filter(
    ([, own]) =>
      !whole.some(
        ([, other]) => other.length > own.length && own.every((term) => other.includes(term)),
      ),
  )
  const partly = [...classes].filter(([, own]) => [...asked].every((term) => own.includes(term)))
  const names = new Set((named.length > 0 ? named : partly).map(([name]) => name))
  return feeGroups.filter((group) => group.classes.some((name) => names.has(name)))
}

/** A row that may lead somewhere. */
export const row = (label: string, value: string, href: string | null = null): AnswerRow => ({
  label,
  value,
  href,
})

/** The figures of a group as its page has them. */
function feeRows(group: FeeGroup): AnswerRow[] {
  const { application, monthly } = feeParts(group)
  return [
    row('At admission, total', formatAmount(totalOf(group))),
    ...monthly.map(({ type, amount }) => row(`${type}, monthly`, formatAmount(amount))),
    ...application.map(({ type, amount }) => row(`${type}, one time`, formatAmount(amount))),
  ]
}

/** The fees of a class that was named; of several, or of all our own pupils, what each pays at admission. */
function feeFact(terms: readonly string[]): Fact {
  const named = groupsNamed(terms)
  const [group] = named
  if (group && named.length === 1) {
    return { title: `Fees for ${group.name}`, text: '', page: group.path, rows: feeRows(group) }
  }
  const unpublished = unpublishedClasses.filter((name) =>
    meantBy(name).every((term) => terms.includes(term)),
  )
  if (unpublished.length > 0) {
    return { rows: unpublished.map((name) => row(name, formatAmount(null))) }
  }
  const shown = named.length > 0 ? named : feeGroups.filter(({ pupils }) => pupils !== 'outsider')
  return {
    rows: shown.map((one) => row(fullName(one), formatAmount(totalOf(one)), one.path)),
  }
}

function holidayFact({ calendar, vacations, today }: Known): Fact {
  const holiday = nextHoliday(calendar, today)
  const vacation = vacations.find(({ last }) => last >= today)
  return {
    ...(holiday ? { page: holiday.href } : {}),
    rows: [
      ...(holiday
        ? [
            row(
              'Next holiday',
              `${formatWithWeekday(holiday.date)}: ${holidayName(holiday.title) || holiday.title}`,
              holiday.href,
            ),
          ]
        : []),
      ...(vacation
        ? [
            row(
              vacation.first <= today ? 'Now' : 'Next vacation',
              `${vacation.name}, ${formatEventDate(vacation.first)} to ${formatEventDate(vacation.last)}`,
            ),
          ]
        : []),
    ],
  }
}

/** What the website knows of a card's fact. */
export function factOf({ fact }: Card, terms: readonly string[], known: Known): Fact {
  switch (fact) {
    case 'holidays':
      return holidayFact(known)
    case 'fees':
      return feeFact(terms)
    case 'transport':
      return { rows: [row('Transport, monthly', formatAmount(transport.amount))] }
    case 'hostel':
      return {
        rows: hostelGroups.map((group) => row(group.name, formatAmount(hostelTotal(group)))),
      }
    case 'registration':
      return { rows: [row(registration.particulars, formatAmount(registration.amount))] }
    case 'address': {
      return {
        rows: [row('Address', addressLine), row('Map', 'Open the map', school.map.link)],
      }
    }
    case 'desks':
      return { rows: school.departments.map(({ name, phone }) => deskRow(name, phone)) }
    case undefined:
      return { rows: [] }
  }
}

/** A row with the number of a department. */
export function deskRow(name: string, phone: string): AnswerRow {
  return row(name, formatPhone(phone), phoneHref(phone))
}

import { facts, terms } from '@/content/facts'
import { feeGroups, hostelGroups, registration, transport } from '@/content/fees'
import { addressLine, school } from '@/content/school'
import { formatDayAndMonth, type IsoDate, schoolDay } from './dates'
import { feeParts, formatAmount, formatRupees, hostelTotal, totalOf, yearCost } from './fees'
import type { Season } from './season'
import { sessionOf } from './sessions'

const { winter } = facts

const dayOfYear = (monthAndDay: string) => formatDayAndMonth(`2028-${monthAndDay}`)

export function markSample(
  name: NonNullable<typeof facts.unconfirmed>[number],
  value: string,
): string {
  return facts.unconfirmed?.includes(name) ? `${value} (sample)` : value
}

export function schoolHours(season: Season): string {
  const { from, to } = facts.hours[season]
  return markSample('hours', `${from} to ${to}`)
}

export function schoolAgeOn(day: IsoDate): number {
  return sessionOf(day).start - school.began
}

const rupees = (name: string, amount: number | null = null) =>
  [name, amount === null ? null : formatRupees(amount)] as const

/** Fees by group and when they are paid: `ix.joining`, `ix.firstYear`, `ix.monthly`, `hostel.xi.first`; null where none is published. */
const fees = Object.fromEntries([
  ...feeGroups.flatMap((group) => [
    rupees(`${group.id}.joining`, totalOf(group)),
    rupees(`${group.id}.firstYear`, yearCost(group, { year: 'first', bus: false })),
    rupees(`${group.id}.monthly`, feeParts(group).monthly[0]?.amount),
  ]),
  ...hostelGroups.flatMap((group) => [
    rupees(`hostel.${group.id}.first`, group.instalments[0].amount),
    rupees(`hostel.${group.id}.second`, group.instalments[1].amount),
    rupees(`hostel.${group.id}.total`, hostelTotal(group)),
  ]),
])

export const pageValues = {
  name: school.name,
  ageYears: schoolAgeOn(schoolDay()),
  admissionSession: school.admissionSession,
  prospectusSession: school.prospectusSession,
  ...school.figures,
  address: addressLine,
  sessionYear: school.admissionSession.slice(0, 4),
  clubDay: facts.clubDay,
  clubs: facts.clubs.length,
  founderBorn: school.founder.born,
  founderBusiness: school.founder.business,
  founderDied: school.founder.died,
  founderEducation: school.founder.education,
  gamesDress: facts.gamesDress,
  houses: facts.houses,
  officeHours: markSample('officeHours', facts.officeHours),
  registrationFee: formatAmount(registration.amount),
  terms: terms.map(({ name, months }) => `${name} from ${months}`).join(', '),
  transportFee: formatAmount(transport.amount),
  winterUniform: `from ${dayOfYear(winter.begins)}, and summer uniform from ${dayOfYear(winter.summerBegins)}. News gives the day ${winter.announcedDaysBefore} days before.`,
  ...fees,
} as const

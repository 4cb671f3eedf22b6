import { facts, terms } from '@/content/facts'
import { registration, transport } from '@/content/fees'
import { school } from '@/content/school'
import { formatAmount } from './fees'

const { winter } = facts

/** What `<Value of="…" />` stands for on a page, by its name. */
export const pageValues = {
  name: school.name,
  ageYears: school.ageYears,
  admissionSession: school.admissionSession,
  prospectusSession: school.prospectusSession,
  ...school.figures,
  clubDay: facts.clubDay,
  gamesDress: facts.gamesDress,
  houses: facts.houses,
  officeHours: facts.officeHours,
  registrationFee: formatAmount(registration.amount),
  terms: terms.map(({ name, months }) => `${name} from ${months}`).join(', '),
  transportFee: formatAmount(transport.amount),
  winterUniform: `from the middle of November until ${winter.ends}. News gives the day ${winter.announcedDaysBefore} days before.`,
} as const

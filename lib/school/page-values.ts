import { facts, terms } from '@/content/facts'
import { school } from '@/content/school'

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
  terms: terms.map(({ name, months }) => `${name} from ${months}`).join(', '),
  winterUniform: `from the middle of November until ${winter.ends}. News gives the day ${winter.announcedDaysBefore} days before.`,
} as const

/**
 * School facts that an operator changes first (name, codes, telephone numbers, addresses, links), from `school.yaml`
 * and `session.yaml`. `unconfirmed` names values that the school has not supplied; `npm run check:missing` lists them
 * and the start-up log counts them.
 */
import { data } from './generated/school'
import { data as session } from './generated/session'
import type { Data } from './schemas/school'

/** `{product}` in the specification's routes. */
const product = 'dps-siliguri'

/** A telephone number: ten digits, and its display text. */
export type Phone = Data['phones'][number]

/** A department with a contact. */
export type Department = Data['departments'][number]

const [prospectusStart = '', prospectusEnd = ''] = session.prospectus.split('-')

export const school = {
  ...data,
  product,
  admissionSession: session.admission,
  admissionUntil: session.admissionUntil,
  admissionAge: session.ages,
  admissionLastDate: session.lastDate,
  /** With both years in full, as on the chairman's page (specification, section 9). */
  prospectusSession: `${prospectusStart}-${prospectusStart.slice(0, 2)}${prospectusEnd}`,
  /** Null until the school supplies it. */
  affiliationNumber: data.affiliationNumber ?? null,
  address: { ...data.address, country: 'IN' },
  /** URLs of the bus tracking app in each store; null until the school supplies them. */
  busApp: { android: data.busApp?.android ?? null, apple: data.busApp?.apple ?? null },
}

/** Returns a department by name; undefined if the school has none. */
export function departmentOf(name: Department['name']): Department | undefined {
  return school.departments.find((department) => department.name === name)
}

const { street, locality, region, postalCode } = school.address

/** The school's address on one line. */
export const addressLine = `${street}, ${locality}, ${region} ${postalCode}`

/** A value that the school may not have supplied yet. */
export type Placeholder = NonNullable<Data['unconfirmed']>[number]

/** Missing values, by their path in `school.yaml`. */
export const openPlaceholders: readonly Placeholder[] = data.unconfirmed ?? []

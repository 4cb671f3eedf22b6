/**
 * School facts that an operator changes first. `unconfirmed` names values that the school has not supplied; `npm run
 * check:missing` lists them.
 */
import { data } from './generated/school'
import { data as session } from './generated/session'
import type { Data } from './schemas/school'

/** `{product}` in the specification's routes. */
const product = 'dps-siliguri'

export type Phone = Data['phones'][number]

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
  address: { ...data.address, country: 'IN' },
}

export function departmentOf(name: Department['name']): Department | undefined {
  return school.departments.find((department) => department.name === name)
}

const { street, locality, region, postalCode } = school.address

export const addressLine = `${street}, ${locality}, ${region} ${postalCode}`

export type Placeholder = NonNullable<Data['unconfirmed']>[number]

export const openPlaceholders: readonly Placeholder[] = data.unconfirmed ?? []

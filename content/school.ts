/**
 * Everything about the school that an operator changes first: name, codes, telephone numbers,
 * addresses, links, typed in `school.yaml` and `session.yaml`. Values that the school has not given yet are named
 * there under `unconfirmed`; `npm run check:content` lists them and the start-up log counts them.
 */
import { data } from './generated/school'
import { data as session } from './generated/session'
import type { Data } from './schemas/school'

/** Stands in the routes the specification writes with `{product}`. */
const product = 'dps-siliguri'

/** A telephone number: ten digits, and how it is shown. */
export type Phone = Data['phones'][number]

/** A department that answers questions. */
export type Department = Data['departments'][number]

const [prospectusStart = '', prospectusEnd = ''] = session.prospectus.split('-')

export const school = {
  ...data,
  product,
  admissionSession: session.admission,
  admissionUntil: session.admissionUntil,
  admissionAge: session.ages,
  admissionLastDate: session.lastDate,
  /** With both years whole, as the chairman’s page has it (specification, section 9). */
  prospectusSession: `${prospectusStart}-${prospectusStart.slice(0, 2)}${prospectusEnd}`,
  /** Null until the school gives it. */
  affiliationNumber: data.affiliationNumber ?? null,
  address: { ...data.address, country: 'IN' },
  /** Where the bus tracking app is in each store: pictures without a target until the school gives it. */
  busApp: { android: data.busApp?.android ?? null, apple: data.busApp?.apple ?? null },
}

/** The department of that name; undefined when the school has none. */
export function departmentOf(name: Department['name']): Department | undefined {
  return school.departments.find((department) => department.name === name)
}

const { street, locality, region, postalCode } = school.address

/** The school's address on one line. */
export const addressLine = `${street}, ${locality}, ${region} ${postalCode}`

/** A value that the school may not have given yet. */
export type Placeholder = NonNullable<Data['unconfirmed']>[number]

/** What the school still has to give, by its place in `school.yaml`. */
export const openPlaceholders: readonly Placeholder[] = data.unconfirmed ?? []

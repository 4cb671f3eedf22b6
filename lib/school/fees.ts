import {
  type FeeGroup,
  type FeeGroupId,
  type FeeRow,
  feeGroups,
  type HostelGroup,
  pupilPhrase,
} from '@/content/fees'

const inRupees = { style: 'currency', currency: 'INR', maximumFractionDigits: 0 } as const

export const { format: formatRupees } = new Intl.NumberFormat('en-IN', inRupees)

export function formatAmount(amount: number | null): string {
  return amount === null ? 'Not published' : formatRupees(amount)
}

/** The fees of a group. Throws on an id that `content/fees.ts` does not have. */
export function feeGroup(id: FeeGroupId): FeeGroup {
  const group = feeGroups.find((one) => one.id === id)
  if (!group) throw new Error(`No fee group "${id}" in content/fees.ts`)
  return group
}

/** The name that tells a group from the one for other pupils: `Class IX`, `Class XI Science, students of our school`. */
export function fullName({ name, pupils }: Pick<FeeGroup, 'name' | 'pupils'>): string {
  return pupils === 'all' ? name : `${name}, ${pupilPhrase[pupils].toLowerCase()}`
}

/** Adds up amounts in rupees; null as soon as one of them is not published. */
function sum(amounts: readonly (number | null)[]): number | null {
  return amounts.reduce<number | null>(
    (total, amount) => (total === null || amount === null ? null : total + amount),
    0,
  )
}

/** Splits the rows by when they are paid: with the application, at admission or each year, and each month. */
export function feeParts({ rows }: FeeGroup) {
  const isApplication = (row: FeeRow) => row.type === 'Registration'
  const isMonthly = (row: FeeRow) => row.frequency === 'Monthly'
  return {
    application: rows.filter(isApplication),
    admission: rows.filter((row) => !isApplication(row) && !isMonthly(row)),
    monthly: rows.filter(isMonthly),
  }
}

/**
 * Returns the specification's total of a group in rupees: admission, annual and laboratory fees, without registration
 * and monthly fees.
 */
export function totalOf(group: FeeGroup): number | null {
  return sum(feeParts(group).admission.map(({ amount }) => amount))
}

/** Returns the yearly amount of a row in rupees; monthly fees count twelve times. */
function amountInYear({ amount, frequency }: FeeRow): number | null {
  return amount === null ? null : amount * (frequency === 'Monthly' ? 12 : 1)
}

/**
 * Returns a day pupil's yearly cost in rupees, in the first year with the fees paid once. Null if a part is
 * unpublished.
 */
export function yearCost(
  { rows }: FeeGroup,
  { year, bus }: { year: 'first' | 'later'; bus: boolean },
): number | null {
  const paid = rows.filter(
    ({ type, frequency }) =>
      (year === 'first' || frequency !== 'One time') && (bus || type !== 'Transport'),
  )
  return sum(paid.map(amountInYear))
}

export const sumNames = { joining: 'On joining', firstYear: 'First year, all fees' } as const

export const busWords = (bus: boolean) => (bus ? 'with the bus' : 'without the bus')

type Instalments = { instalments: readonly Pick<HostelGroup['instalments'][number], 'amount'>[] }

/** Returns both instalments of a boarder, in rupees. */
export function hostelTotal({ instalments }: Instalments): number {
  return instalments.reduce((total, { amount }) => total + amount, 0)
}

import { expect, it } from 'vitest'
import { type FeeRow, feeGroups, registration } from '@/content/fees'
import {
  feeGroup,
  feeParts,
  formatAmount,
  formatRupees,
  fullName,
  hostelTotal,
  totalOf,
  yearCost,
} from './fees'

function row(
  type: FeeRow['type'],
  frequency: FeeRow['frequency'],
  amount: FeeRow['amount'],
): FeeRow {
  return { particulars: type, type, frequency, amount }
}

/** The rows and totals of section 9 of the specification, in rupees, whatever the school charges today. */
const specification: [what: string, rows: (number | null)[], total: number | null][] = [
  ['Pre-Nursery', [25_000, 33_900], 58_900],
  ['Nursery and Prep', [41_900, 33_900], 75_800],
  ['Classes I-II', [57_900, 33_900], 91_800],
  ['Classes III-VIII', [64_200, 34_500], 98_700],
  ['Class IX', [75_490, 34_500], 109_990],
  ['Class XI Science', [61_600, 6050], 67_650],
  ['Class XI Science (outsiders)', [62_250, 61_600, 6050], 129_900],
  ['a fee that is not published', [62_250, null], null],
  ['an unpublished fee before a published one', [null, 6050], null],
]

it.each(specification)(
  'totalOf leaves out registration and monthly fees: %s, %j, total %s',
  (_what, amounts, total) => {
    const rows = amounts.map((amount) => row('Annual', 'Yearly', amount))
    const monthly = feeGroup('ix').rows.filter(({ frequency }) => frequency === 'Monthly')
    expect(totalOf({ ...feeGroup('ix'), rows: [registration, ...rows, ...monthly] })).toBe(total)
  },
)

it('feeParts separates registration, fees at admission, and the monthly fees for tuition and transport', () => {
  for (const group of feeGroups) {
    const { application, admission, monthly } = feeParts(group)
    expect(application).toEqual([registration])
    expect(admission).not.toContain(registration)
    expect(admission.every(({ frequency }) => frequency !== 'Monthly')).toBe(true)
    expect(monthly.map(({ type }) => type)).toEqual(['Tuition', 'Transport'])
    expect(application.length + admission.length + monthly.length).toBe(group.rows.length)
  }
})

it.each([
  ['classes I-IX total 310000, first installment 250000, second 60000', 250_000, 310_000],
  ['class XI total 350000, first 290000, second 60000', 290_000, 350_000],
])('adds up the hostel fees: %s', (_what, first, total) => {
  expect(hostelTotal({ instalments: [{ amount: first }, { amount: 60_000 }] })).toBe(total)
})

it.each([
  [0, '₹0'],
  [3650, '₹3,650'],
  [109_990, '₹1,09,990'],
  [350_000, '₹3,50,000'],
  [12_345_678, '₹1,23,45,678'],
])('formats the amount %i as %s', (rupees, text) => {
  expect(formatRupees(rupees)).toBe(text)
})

it('fullName returns the class, and for Class XI also which pupils pay the fees', () => {
  expect(fullName({ name: 'Class IX', pupils: 'all' })).toBe('Class IX')
  expect(fullName({ name: 'Class XI', pupils: 'own' })).toBe('Class XI, students of our school')
})

it('formatAmount returns “Not published” for an unpublished amount', () => {
  expect([null, 4400].map(formatAmount)).toEqual(['Not published', '₹4,400'])
})

const group = feeGroup('ix')
const rows = [
  row('Registration', 'One time', 3000),
  row('Admission', 'One time', 60_000),
  row('Annual', 'Yearly', 30_000),
  row('Tuition', 'Monthly', 5000),
  row('Transport', 'Monthly', 2000),
]

it.each([
  ['first', true, 63_000 + 30_000 + 12 * 7000, rows],
  ['first', false, 63_000 + 30_000 + 12 * 5000, rows],
  ['later', true, 30_000 + 12 * 7000, rows],
  ['later', false, 30_000 + 12 * 5000, rows],
  ['later', false, null, [row('Tuition', 'Monthly', null), ...rows]],
] as const)('yearCost({ year: "%s", bus: %s }) returns %s', (year, bus, rupees, charged) => {
  expect(yearCost({ ...group, rows: charged }, { year, bus })).toBe(rupees)
})

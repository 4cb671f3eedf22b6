import { describe, expect, it } from 'vitest'
import { type FeeGroupId, feeGroups, hostelGroups, registration, transport } from '@/content/fees'
import { routes } from '@/content/routes'
import {
  feeGroup,
  feeParts,
  formatAmount,
  formatRupees,
  hostelTotal,
  monthsOf,
  totalOf,
  yearOf,
} from './fees'

const specification: [FeeGroupId, total: number, tuition: number | null][] = [
  ['pre-nursery', 58_900, 4400],
  ['nursery-prep', 75_800, 4600],
  ['i-ii', 91_800, 6000],
  ['iii-viii', 98_700, 6000],
  ['ix', 109_990, 6000],
  ['xi-commerce-humanities', 61_600, 6600],
  ['xi-science', 67_650, 6600],
  ['xi-commerce-humanities-outsiders', 127_700, null],
  ['xi-science-outsiders', 129_900, null],
]

describe('Fees 2026-27 (rupees; one-time forms and registration 3000 in all)', () => {
  it.each(specification)('the rows of %s add up to %i', (id, total) => {
    expect(totalOf(feeGroup(id))).toBe(total)
  })

  it.each(specification)('%s: the monthly tuition is the published one', (id, _total, tuition) => {
    const row = feeGroup(id).rows.find(({ type }) => type === 'Tuition')
    expect(row).toMatchObject({ amount: tuition, frequency: 'Monthly' })
  })

  it('covers every group of the table, once', () => {
    expect(feeGroups.map(({ id }) => id)).toEqual(specification.map(([id]) => id))
  })

  it('the total excludes the registration of Rs. 3000 and what is paid monthly', () => {
    for (const group of feeGroups) {
      const { application, admission, monthly } = feeParts(group)
      expect(application).toEqual([registration])
      expect(admission).not.toContain(registration)
      expect(admission.every(({ frequency }) => frequency !== 'Monthly')).toBe(true)
      expect(monthly.map(({ type }) => type)).toEqual(['Tuition', 'Transport'])
      expect(application.length + admission.length + monthly.length).toBe(group.rows.length)
    }
    expect(registration.amount).toBe(3000)
  })

  it('transport is 3650 monthly (all classes shown)', () => {
    expect(transport).toMatchObject({ amount: 3650, frequency: 'Monthly' })
    for (const { rows } of feeGroups) expect(rows).toContain(transport)
  })

  it('own and outsider pages of Class XI belong to each other', () => {
    for (const group of feeGroups.filter(({ pupils }) => pupils !== 'all')) {
      const twin = feeGroup(group.twin ?? group.id)
      expect(twin.twin).toBe(group.id)
      expect(twin.classes).toEqual(group.classes)
      expect(twin.pupils).not.toBe(group.pupils)
    }
  })

  it('every group has its page in the tree', () => {
    const fees = routes.filter(({ section, extra }) => section === 'fee' && !extra)
    const paths = fees.map(({ path }) => path)
    expect(['/fee-structure', ...feeGroups.map(({ path }) => path), '/hostel-fee']).toEqual(paths)
  })
})

describe('Hostel, all non-refundable', () => {
  it('classes I-IX total 310000, first installment 250000, second 60000', () => {
    expect(hostelGroups[0]?.instalments.map(({ amount }) => amount)).toEqual([250_000, 60_000])
    expect(hostelGroups.map(hostelTotal)[0]).toBe(310_000)
  })

  it('class XI total 350000, first 290000, second 60000', () => {
    expect(hostelGroups[1]?.instalments.map(({ amount }) => amount)).toEqual([290_000, 60_000])
    expect(hostelGroups.map(hostelTotal)[1]).toBe(350_000)
  })
})

describe('amounts', () => {
  it.each([
    [0, '₹0'],
    [3650, '₹3,650'],
    [109_990, '₹1,09,990'],
    [350_000, '₹3,50,000'],
    [12_345_678, '₹1,23,45,678'],
  ])('%i is written %s', (rupees, text) => {
    expect(formatRupees(rupees)).toBe(text)
  })

  it('shows what has no figure as Not published', () => {
    expect(formatAmount(null)).toBe('Not published')
    expect(formatAmount(4400)).toBe('₹4,400')
  })

  it('a total of an unpublished amount is not published either', () => {
    const group = feeGroup('ix')
    const rows = group.rows.map((row) => (row.type === 'Annual' ? { ...row, amount: null } : row))
    expect(totalOf({ ...group, rows })).toBeNull()
  })
})

describe('Academic year April to March', () => {
  it('monthly is twelve months, April first and March last', () => {
    const months = monthsOf('Monthly')
    expect(months).toHaveLength(12)
    expect([months[0], months.at(-1)]).toEqual(['April', 'March'])
  })

  it('one time and yearly are paid when the year begins', () => {
    expect(monthsOf('Yearly')).toEqual(['April'])
    expect(monthsOf('One time')).toEqual(['April'])
  })
})

describe('a year in all', () => {
  it.each([
    ['iii-viii', 'first', true, 3000 + 98_700 + 12 * (6000 + 3650)],
    ['iii-viii', 'later', true, 34_500 + 12 * (6000 + 3650)],
    ['iii-viii', 'later', false, 34_500 + 12 * 6000],
    ['xi-science-outsiders', 'first', false, null],
  ] as const)('%s, %s year, bus %s: %s', (id, year, bus, rupees) => {
    expect(yearOf(feeGroup(id), { year, bus })).toBe(rupees)
  })
})

// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { hostelGroups, registration } from '@/content/fees'
import { school } from '@/content/school'
import {
  feeGroup,
  formatAmount,
  formatRupees,
  hostelTotal,
  totalOf,
  yearCost,
} from '@/lib/school/fees'
import { FeeTable } from './fee-table'
import { FeeTiles } from './fee-tiles'
import { HostelFees } from './hostel-fees'

afterEach(cleanup)

function rowOf(name: RegExp): string {
  const row = screen.getByRole('rowheader', { name }).closest('tr')
  return row?.textContent ?? ''
}

describe('Fee tables', () => {
  it('have columns particulars, type, frequency, amount', () => {
    render(<FeeTable group="ix" />)
    const columns = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
    expect(columns).toEqual(['Particulars', 'Type', 'Frequency', 'Amount'])
  })

  it('show the total in Indian grouping and say what it leaves out', () => {
    render(<FeeTable group="ix" />)
    expect(rowOf(/^Total/)).toContain(formatAmount(totalOf(feeGroup('ix'))))
    expect(rowOf(/^Total/)).toContain('without registration and monthly fees')
    expect(screen.getByText(/The total does not include/).textContent).toContain(
      formatAmount(registration.amount),
    )
    expect(screen.getByText(/non-refundable and\s+non-transferable/)).toBeTruthy()
  })

  it('begin with what Class V costs with the bus, this year and each later one', () => {
    render(<FeeTable group="iii-viii" />)
    const answer = screen.getByText(/with the school bus/).parentElement?.textContent
    const group = feeGroup('iii-viii')
    const first = formatAmount(yearCost(group, { year: 'first', bus: true }))
    const later = formatAmount(yearCost(group, { year: 'later', bus: true }))
    expect(answer).toContain(`First year${first}`)
    expect(answer).toContain(`Each later year${later}`)
  })

  it('say no later year of a class that has none', () => {
    const { rerender } = render(<FeeTable group="pre-nursery" />)
    const answer = () => screen.getByText(/with the school bus/).parentElement?.textContent
    expect(answer()).toMatch(/^In all, with the school busFirst year₹[\d,]+$/)
    rerender(<FeeTable group="ix" />)
    const ours = formatAmount(yearCost(feeGroup('ix'), { year: 'later', bus: true }))
    expect(answer()).toMatch(new RegExp(`First year₹[\\d,]+For our own pupils${ours}$`))
  })

  it('say Not published where the school has published none', () => {
    render(<FeeTable group="xi-science-outsiders" />)
    const group = feeGroup('xi-science-outsiders')
    const tuition = group.rows.find(({ type }) => type === 'Tuition')?.amount ?? null
    expect(rowOf(/^Tuition fee/)).toContain(formatAmount(tuition))
    expect(rowOf(/^Total/)).toContain(formatAmount(totalOf(group)))
  })

  it('own and outsider variants link to each other', () => {
    render(<FeeTable group="xi-commerce-humanities" />)
    const links = within(screen.getByRole('navigation')).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/fee-xi-hum-com',
      '/fee-xi-comm-humanities',
    ])
    expect(links[0]?.getAttribute('aria-current')).toBe('page')
  })

  it('lead to the external portal where monthly fees are paid', () => {
    render(<FeeTable group="i-ii" />)
    const link = screen.getByRole('link', { name: /fee portal/ })
    expect(link.getAttribute('href')).toBe(school.links.feePortal)
  })
})

describe('Fee Structure hub with 10 tiles leading to the fee pages', () => {
  it('has ten links to ten pages', () => {
    render(<FeeTiles />)
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(new Set(hrefs).size).toBe(10)
    expect(hrefs.at(-1)).toBe('/hostel-fee')
  })

  it('says that Class X is not published', () => {
    render(<FeeTiles />)
    expect(screen.getByText(/Class X .*not published/)).toBeTruthy()
  })
})

describe('Hostel Fee (classes I to IX and class XI)', () => {
  it('shows both instalments and the total of both groups', () => {
    render(<HostelFees />)
    const amounts = screen.getAllByText(/^₹/).map(({ textContent }) => textContent)
    expect(amounts).toEqual(
      hostelGroups.flatMap((group) =>
        [...group.instalments.map(({ amount }) => amount), hostelTotal(group)].map(formatRupees),
      ),
    )
  })
})

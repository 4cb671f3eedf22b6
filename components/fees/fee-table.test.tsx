// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
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

function rowOf(name: RegExp): string {
  const row = screen.getByRole('rowheader', { name }).closest('tr')
  return row?.textContent ?? ''
}

it('FeeTable shows particulars, type, frequency and amount, and names what the total excludes', () => {
  render(<FeeTable group="ix" />)
  const tuition = feeGroup('ix').rows.find(({ type }) => type === 'Tuition')
  expect(rowOf(/^Tuition fee/)).toContain(formatAmount(tuition?.amount ?? null))
  const columns = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(columns).toEqual(['Particulars', 'Type', 'Frequency', 'Amount'])
  expect(rowOf(/^Total/)).toContain(formatAmount(totalOf(feeGroup('ix'))))
  expect(rowOf(/^Total/)).toContain('without registration and monthly fees')
  expect(screen.getByText(/The total does not include/).textContent).toContain(
    formatAmount(registration.amount),
  )
  expect(screen.getByText(/non-refundable and\s+non-transferable/)).toBeTruthy()
  const portal = screen.getByRole('link', { name: /fee portal/ })
  expect(portal.getAttribute('href')).toBe(school.links.feePortal)
})

it.each([
  ['iii-viii', 'Each later year'],
  ['ix', 'For our own pupils'],
  ['pre-nursery', null],
] as const)(
  'FeeTable for "%s" begins with the costs “On joining” and “First year, all fees” (third cost: %s)',
  (id, later) => {
    render(<FeeTable group={id} />)
    for (const bus of [false, true]) {
      const cost = (year: 'first' | 'later') => formatAmount(yearCost(feeGroup(id), { year, bus }))
      const joining = formatAmount(totalOf(feeGroup(id)))
      expect(
        screen.getByText(bus ? 'with the bus' : 'without the bus').parentElement?.textContent,
      ).toBe(
        `${bus ? 'with' : 'without'} the busOn joining${joining}First year, all fees${cost('first')}${later ? `${later}${cost('later')}` : ''}`,
      )
    }
  },
)

it('FeeTable and FeeTiles say “ask the accounts office” for a fee that is not published', () => {
  const { container } = render(
    <>
      <FeeTable group="xi-science-outsiders" />
      <FeeTiles />
    </>,
  )
  const notes = container.textContent?.match(/ask the \w+ office/g)
  expect(new Set(notes)).toEqual(new Set(['ask the accounts office']))
})

it('FeeTable for Class XI links to the fees of our pupils and of outsiders', () => {
  render(<FeeTable group="xi-commerce-humanities" />)
  const links = within(screen.getByRole('navigation')).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/fee-xi-hum-com',
    '/fee-xi-comm-humanities',
  ])
  expect(links[0]?.getAttribute('aria-current')).toBe('page')
})

it('the page Fee Structure shows 10 tiles, and says that Class X fees are not published', () => {
  render(<FeeTiles />)
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(new Set(hrefs).size).toBe(10)
  expect(hrefs.at(-1)).toBe('/hostel-fee')
  const group = feeGroup('iii-viii')
  const year = formatAmount(yearCost(group, { year: 'first', bus: false }))
  const tile = screen.getByRole('link', { name: new RegExp(group.name) })
  for (const [caption, amount] of [
    ['On joining', formatAmount(totalOf(group))],
    ['First year, all fees', year],
  ])
    expect(within(tile).getByText(`${caption}`).parentElement?.textContent).toBe(
      `${caption}${amount}`,
    )
  expect(screen.getByText(/Class X .*not published/)).toBeTruthy()
})

it('the page Hostel Fee shows instalments and total for Classes I to IX and for Class XI', () => {
  render(<HostelFees />)
  const columns = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(columns.slice(0, 4)).toEqual(['Particulars', 'Type', 'Frequency', 'Amount'])
  const amounts = screen.getAllByText(/^₹/).map(({ textContent }) => textContent)
  expect(amounts).toEqual(
    hostelGroups.flatMap((group) =>
      [...group.instalments.map(({ amount }) => amount), hostelTotal(group)].map(formatRupees),
    ),
  )
})

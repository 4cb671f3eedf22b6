// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { feeGroups } from '@/content/fees'
import { feeGroup, formatAmount, yearOf } from '@/lib/fees'
import { YearsByClass } from './years-by-class'

afterEach(cleanup)

it('the first year and the one after stand for every class, each with its fee page', () => {
  render(<YearsByClass />)
  const rows = screen.getAllByRole('row').slice(1)
  expect(rows.map((row) => row.querySelector('a')?.getAttribute('href'))).toEqual(
    feeGroups.map(({ path }) => path),
  )
  const cells = (row: number) =>
    [...(rows[row]?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent)
  const amountOf = (id: Parameters<typeof feeGroup>[0], year: 'first' | 'later') =>
    formatAmount(yearOf(feeGroup(id), { year, bus: false }))
  expect(cells(3)).toEqual([amountOf('iii-viii', 'first'), amountOf('iii-viii', 'later')])
  // The year after is another class with other fees, or with none that are published.
  expect(cells(0)).toEqual([amountOf('pre-nursery', 'first'), amountOf('nursery-prep', 'later')])
  expect(cells(4)).toEqual([amountOf('ix', 'first'), formatAmount(null)])
})

it('what has no published fees is said, and never a sum without it', () => {
  render(<YearsByClass />)
  const [, ...rows] = screen.getAllByRole('row')
  const outsiders = rows.filter(({ textContent }) => textContent?.includes('from other schools'))
  expect(outsiders).toHaveLength(2)
  for (const row of outsiders) expect(row.textContent).not.toContain('₹')
})

// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { feeGroups } from '@/content/fees'
import { feeGroup, formatAmount, yearOf } from '@/lib/fees'
import { YearsByClass } from './years-by-class'

afterEach(cleanup)

it('the first year and each later one stand for every class, each with its fee page', () => {
  render(<YearsByClass />)
  const rows = screen.getAllByRole('row').slice(1)
  expect(rows.map((row) => row.querySelector('a')?.getAttribute('href'))).toEqual(
    feeGroups.map(({ path }) => path),
  )
  const group = feeGroup('ix')
  const cells = [...(rows[4]?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent)
  expect(cells).toEqual([
    formatAmount(yearOf(group, { year: 'first', bus: false })),
    formatAmount(yearOf(group, { year: 'later', bus: false })),
  ])
})

it('what has no published fees is said, and never a sum without it', () => {
  render(<YearsByClass />)
  const [, ...rows] = screen.getAllByRole('row')
  const outsiders = rows.filter(({ textContent }) => textContent?.includes('from other schools'))
  expect(outsiders).toHaveLength(2)
  for (const row of outsiders) expect(row.textContent).not.toContain('₹')
})

// @vitest-environment happy-dom
import { existsSync } from 'node:fs'
import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { type UniformTable, uniform } from '@/content/facts'
import { markupOf } from '@/testing/markup'
import { UniformTables } from './uniform-tables'

/** The real uniform, with one more class group in winter. */
vi.mock('@/content/facts', async (original) => {
  const facts = await original<typeof import('@/content/facts')>()
  const another = { group: 'Creche', boys: ['Cap'], girls: ['Cap'] }
  const more = (table: UniformTable) =>
    table.season === 'Winter' ? { ...table, rows: [...table.rows, another] } : table
  return { ...facts, uniform: facts.uniform.map(more) }
})

it('UniformTables starts with “All” selected in both filters, and links to each season', () => {
  const { container } = render(<UniformTables />)
  const chosen = [...container.querySelectorAll('input')].filter(({ checked }) => checked)
  expect(chosen.map(({ parentElement }) => parentElement?.textContent)).toEqual(['All', 'All'])
  const links = [...container.querySelectorAll('nav a')].map((link) => link.getAttribute('href'))
  expect(links).toEqual(['#uniform', '#summer', '#winter'])
  for (const href of links) expect(container.querySelector(href ?? '')).toBeTruthy()
  const choices = screen.getAllByRole('group').map((group) => group.textContent)
  expect(choices).toEqual(['ClassAllPre-NurseryNurPrepI-XXI-XIICreche', 'Girl or boyAllGirlBoy'])
})

it('UniformTables lets you choose each class group, even one with only a winter uniform', () => {
  const { container } = render(<UniformTables />)
  for (const label of container.querySelectorAll('fieldset:first-of-type label')) {
    const value = label.querySelector('input')?.value ?? ''
    if (value === 'all') continue
    const groups = [...container.querySelectorAll('tbody')].filter(({ className }) =>
      className.includes(`[value=${value}])`),
    )
    const headings = groups.map((group) => group.querySelector('th')?.textContent)
    expect(new Set(headings.map((text) => text?.replace('Classes ', '')))).toEqual(
      new Set([label.textContent]),
    )
  }
})

it('UniformTables shows the uniform of the day’s season first', () => {
  const first = (day: string) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T12:00:00+05:30`) })
    return markupOf(<UniformTables />).querySelector('table')?.id
  }
  expect([first('2027-02-28'), first('2027-03-01')]).toEqual(['winter', 'summer'])
})

it('UniformTables shows a drawing beside each list of uniform items', () => {
  const { container } = render(<UniformTables />)
  const drawings = [...container.querySelectorAll('img')]
    .map((image) => image.getAttribute('src') ?? '')
    .filter((source) => !source.includes('creche'))
  expect(new Set(drawings).size).toBe(2 * (uniform.flatMap(({ rows }) => rows).length - 1))
  expect(drawings.filter((source) => !existsSync(`public${source}`))).toEqual([])
})

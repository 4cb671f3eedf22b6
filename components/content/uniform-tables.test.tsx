// @vitest-environment happy-dom
import { existsSync } from 'node:fs'
import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { type UniformTable, uniform } from '@/content/facts'
import { UniformTables } from './uniform-tables'

/** The uniform as it is, and in winter a class group more. */
vi.mock('@/content/facts', async (original) => {
  const facts = await original<typeof import('@/content/facts')>()
  const another = { group: 'Creche', boys: ['Cap'], girls: ['Cap'] }
  const more = (table: UniformTable) =>
    table.season === 'Winter' ? { ...table, rows: [...table.rows, another] } : table
  return { ...facts, uniform: facts.uniform.map(more) }
})

it('pick class group, girl or boy, season', () => {
  render(<UniformTables />)
  const choices = screen.getAllByRole('group').map((group) => group.textContent)
  expect(choices).toEqual([
    'ClassPre-NurseryNurPrepClasses I-XClasses XI-XIICreche',
    'Girl or boyGirlBoy',
    'SeasonSummerWinter',
  ])
})

it('each class group stands below the rule of its own choice, also one of the winter alone', () => {
  const { container } = render(<UniformTables />)
  for (const label of container.querySelectorAll('fieldset:first-of-type label')) {
    const value = label.querySelector('input')?.value ?? ''
    const groups = [...container.querySelectorAll('tbody')].filter(({ className }) =>
      className.includes(`[value=${value}]`),
    )
    const headings = groups.map((group) => group.querySelector('th')?.textContent)
    expect(new Set(headings)).toEqual(new Set([label.textContent]))
  }
})

it('each list that the school has published has its drawing', () => {
  const { container } = render(<UniformTables />)
  const drawings = [...container.querySelectorAll('img')]
    .map((image) => image.getAttribute('src') ?? '')
    .filter((source) => !source.includes('creche'))
  expect(new Set(drawings).size).toBe(2 * (uniform.flatMap(({ rows }) => rows).length - 1))
  expect(drawings.filter((source) => !existsSync(`public${source}`))).toEqual([])
})

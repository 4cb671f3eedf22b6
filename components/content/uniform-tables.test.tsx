// @vitest-environment happy-dom
import { existsSync } from 'node:fs'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { uniform } from '@/content/facts'
import { UniformTables } from './uniform-tables'

afterEach(cleanup)

it('pick class group, girl or boy, season', () => {
  render(<UniformTables />)
  const choices = screen.getAllByRole('group').map((group) => group.textContent)
  expect(choices).toEqual([
    'ClassPre-NurseryNurPrepClasses I-XClasses XI-XII',
    'Girl or boyGirlBoy',
    'SeasonSummerWinter',
  ])
})

it('each list with its drawing', () => {
  const { container } = render(<UniformTables />)
  const drawings = [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'))
  expect(new Set(drawings).size).toBe(uniform.flatMap(({ rows }) => rows).length * 2)
  expect(drawings.filter((source) => !existsSync(`public${source}`))).toEqual([])
})

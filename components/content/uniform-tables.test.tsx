// @vitest-environment happy-dom
import { existsSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import { uniform } from '@/content/facts'
import { markupOf } from '@/testing/markup'
import { UniformTables } from './uniform-tables'

it('UniformTables links to each class group of each season, and to the other season', () => {
  const box = markupOf(<UniformTables />)
  const links = [...box.querySelectorAll('nav a')].map((link) => link.getAttribute('href') ?? '')
  const groups = uniform.flatMap(({ rows }) => rows)
  expect(new Set(links).size).toBe(groups.length + uniform.length)
  for (const href of links) expect(box.querySelector(href), href).toBeTruthy()
})

it('UniformTables shows the uniform of the day’s season first', () => {
  const first = (day: string) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T12:00:00+05:30`) })
    return markupOf(<UniformTables />).querySelector('section')?.id
  }
  expect([first('2027-02-28'), first('2027-03-01')]).toEqual(['winter', 'summer'])
})

it('UniformTables shows a drawing beside each list of uniform items', () => {
  const images = [...markupOf(<UniformTables />).querySelectorAll('img')]
  const drawings = images.map((image) => image.getAttribute('src') ?? '')
  expect(new Set(drawings).size).toBe(2 * uniform.flatMap(({ rows }) => rows).length)
  expect(drawings.filter((source) => !existsSync(`public${source}`))).toEqual([])
})

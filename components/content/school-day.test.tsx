// @vitest-environment happy-dom
import { statSync } from 'node:fs'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { facts } from '@/content/facts'
import { pictureOf } from '@/content/pictures'
import { SchoolDay } from './school-day'

it('SchoolDay links each picture to a different page, and shows when school begins in both seasons', () => {
  render(<SchoolDay />)
  const links = screen.getAllByRole('link')
  expect(new Set(links.map((link) => link.getAttribute('href'))).size).toBe(links.length)
  const { summer, winter } = facts.hours
  const gate = screen.getByRole('link', { name: /^School begins/ })
  expect(gate.textContent).toContain(summer.from)
  expect(gate.textContent).toContain(winter.from)
})

it('SchoolDay lazily loads pictures of at most 30 kB, all with width and height', () => {
  const { container } = render(<SchoolDay isShort />)
  for (const image of container.querySelectorAll('img')) {
    const { loading, width, height } = image
    expect({ loading, width, height }).toEqual({ loading: 'lazy', width: 1200, height: 800 })
    const [, name = ''] = /\/pictures\/(.+)-\d+\.webp/.exec(image.src) ?? []
    for (const size of pictureOf(name).widths)
      expect(statSync(`public/pictures/${name}-${size}.webp`).size, name).toBeLessThan(30_000)
  }
})

// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { breadcrumbsOf } from '@/lib/routes/tree'
import { markupOf } from '@/testing/markup'
import { Breadcrumbs } from './breadcrumbs'

it('the breadcrumb begins with Home, and its last entry is the current page', () => {
  const trail = markupOf(<Breadcrumbs crumbs={breadcrumbsOf('/our-motto')} />)
  const [first] = trail.querySelectorAll('a')
  expect([first?.textContent, first?.getAttribute('href')]).toEqual(['Home', '/'])
  const current = [...trail.querySelectorAll('[aria-current]')].map((one) => one.outerHTML)
  expect(current).toEqual(['<span aria-current="page">Our Motto</span>'])
  expect(trail.querySelector('li:last-child')?.innerHTML).toContain(current[0])
})

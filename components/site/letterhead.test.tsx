import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { school } from '@/content/school'
import { Letterhead } from './letterhead'

it('print has the school’s letterhead, address, and a place for the date', () => {
  const head = renderToStaticMarkup(<Letterhead />)
  for (const words of [
    school.name,
    school.address.street,
    school.address.postalCode,
    'localhost:3000<',
  ]) {
    expect(head).toContain(words)
  }
  expect(head).toMatch(/<p data-slot="day"[^>]*><\/p>/)
})

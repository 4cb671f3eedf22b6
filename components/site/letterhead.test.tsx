import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { school } from '@/content/school'
import { withPageDay } from '@/lib/page-day'
import { Letterhead } from './letterhead'

afterEach(() => {
  vi.useRealTimers()
})

it('print has the school’s letterhead, address and date: today’s, whenever the page was made', () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T18:00:00Z'), toFake: ['Date'] })
  const built = `<body>${renderToStaticMarkup(<Letterhead />)}<p>21 Nov 2026</p></body>`
  for (const words of [school.name, school.address.street, school.address.postalCode]) {
    expect(built).toContain(words)
  }
  expect(built).toContain('21 Nov 2026</p></div>')
  vi.setSystemTime(new Date('2026-11-21T18:30:00Z'))
  expect(withPageDay(built)).toBe(built.replace('21 Nov 2026</p></div>', '22 Nov 2026</p></div>'))
})

it('a page without a letterhead stays as it is', () => {
  expect(withPageDay('<p>21 Nov 2026</p>')).toBe('<p>21 Nov 2026</p>')
})

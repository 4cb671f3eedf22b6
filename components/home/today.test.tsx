import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { homeHighlights } from '@/lib/lists/home-highlights'
import { Today } from './today'

it('the home page does not say “School open” if the calendar failed to load', () => {
  const highlights = homeHighlights({ calendar: null, events: null, news: null }, '2026-11-28')
  const html = renderToStaticMarkup(<Today highlights={highlights} />)
  expect(html).toContain('On a school day')
  expect(html).not.toContain('School open')
})

// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { pictureOf } from '@/content/pictures'
import { routeOf } from '@/lib/routes/tree'
import { fileFacts } from '@/lib/school/file-facts'
import { markupOf } from '@/testing/markup'
import { BusStops } from './bus-stops'
import { Gallery } from './gallery'
import { contentPage } from './load-page'
import { PageCards } from './page-cards'
import { PdfFrame } from './pdf-frame'
import { SitemapList } from './sitemap-list'

it('a card shows its page’s picture and text, or those in content/routes.ts for a list', () => {
  const box = markupOf(<PageCards of={['/our-library', '/sports-corner']} level={3} />)
  const { description, picture } = contentPage('our-library').frontMatter
  const list = routeOf('/sports-corner')
  const all = (selector: string) => [...box.querySelectorAll(selector)]
  expect(all('h3').map((title) => title.textContent)).toEqual(
    ['/our-library', '/sports-corner'].map((page) => routeOf(page).title),
  )
  expect(all('img').map((image) => image.getAttribute('src'))).toEqual(
    [picture, list.picture].map((name) => `/pictures/${name}-640.webp`),
  )
  expect(all('li p').map((words) => words.textContent)).toEqual([description, list.description])
  expect(() => markupOf(<PageCards of={['/nowhere']} />)).toThrow('nowhere')
})

it('PdfFrame shows a PDF at the given height, with a link to the file', () => {
  const src = '/documents/sample-transfer-certificate.pdf'
  const box = markupOf(<PdfFrame src={src} title="Sample transfer certificate" height={500} />)
  const frame = box.querySelector('iframe[loading=lazy]')
  expect(frame?.getAttribute('height')).toBe('500')
  expect(frame?.getAttribute('title')).toBe('Sample transfer certificate')
  expect(box.querySelector('a')?.getAttribute('href')).toBe(src)
  expect(box.querySelector('a')?.textContent).toContain(fileFacts(src))
})

it('SitemapList lists each page once', () => {
  const links = [...markupOf(<SitemapList />).querySelectorAll('a')]
  const hrefs = links.map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual([...new Set(hrefs)])
})

it('BusStops shows the winter times until the last day of February, and the summer times from 1 March', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-02-28T23:59:00+05:30') })
  const headings = () =>
    [...markupOf(<BusStops />).querySelectorAll('h3')].map(({ textContent }) => textContent)
  expect(headings()).toEqual(['Winter times, until 28 February', 'Summer times, from 1 March'])
  vi.setSystemTime(new Date('2027-03-01T00:01:00+05:30'))
  expect(headings()).toEqual(['Summer times, until 15 November', 'Winter times, from 16 November'])
})

it('a gallery picture without a caption shows its alternative text as the caption', () => {
  const named = ['yoga', 'prospectus']
  const box = markupOf(<Gallery of={named} />)
  const shown = [...box.querySelectorAll('figure')].map((figure) => [
    figure.querySelector('figcaption')?.textContent,
    figure.querySelector('img')?.getAttribute('alt'),
  ])
  expect(shown).toEqual(
    named.map(pictureOf).map(({ alt, caption }) => (caption ? [caption, alt] : [alt, ''])),
  )
})

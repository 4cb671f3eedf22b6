// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { markSubjects, minimumMarks } from '@/content/admission'
import { buses } from '@/content/buses'
import { pictureOf } from '@/content/pictures'
import { routeOf } from '@/lib/routes/tree'
import { timesAt } from '@/lib/school/buses'
import { fileFacts } from '@/lib/school/file-facts'
import { seasons } from '@/lib/school/season'
import { markupOf } from '@/testing/markup'
import { BusStops } from './bus-stops'
import { Cards } from './cards'
import { Gallery } from './gallery'
import { contentPage } from './load-page'
import { MinimumMarks } from './minimum-marks'
import { PdfFrame } from './pdf-frame'
import { SitemapList } from './sitemap-list'

it('a card shows its page’s picture and text, or those in content/routes.ts for a list', () => {
  const box = markupOf(<Cards of={['/our-library', '/sports-corner']} level={3} />)
  const { description, picture } = contentPage('our-library').frontMatter
  const { card } = routeOf('/sports-corner')
  const all = (selector: string) => [...box.querySelectorAll(selector)]
  expect(all('h3').map((title) => title.textContent)).toEqual(
    ['/our-library', '/sports-corner'].map((page) => routeOf(page).title),
  )
  expect(all('img').map((image) => image.getAttribute('src'))).toEqual(
    [picture, card?.picture].map((name) => `/pictures/${name}-640.webp`),
  )
  expect(all('li p').map((words) => words.textContent)).toEqual([description, card?.description])
  expect(() => markupOf(<Cards of={['/nowhere']} />)).toThrow('nowhere')
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
  const texts = () => {
    const box = markupOf(<BusStops />)
    const chosen = box.querySelector('input:checked')?.getAttribute('value')
    return [chosen, ...[...box.querySelectorAll('p')].map(({ textContent }) => textContent)]
  }
  expect(texts()).toEqual(expect.arrayContaining(['winter', 'Winter times, until 28 February']))
  vi.setSystemTime(new Date('2027-03-01T00:01:00+05:30'))
  expect(texts()).toEqual(expect.arrayContaining(['summer', 'Winter times, from 16 November']))
})

it('BusStops shows stops in driving order with summer and winter times, and marks sample times as samples', () => {
  const box = markupOf(<BusStops />)
  const rows = (table: Element) =>
    [...table.querySelectorAll('tbody tr')].map(({ children }) =>
      [...children].map(({ textContent }) => textContent),
    )
  expect([...box.querySelectorAll('table')].map(rows)).toEqual(
    buses.routes.map(({ stops }) =>
      stops.map((stop) => {
        const [summer, winter] = seasons.map((season) => timesAt(stop, season))
        const both = (way: 'morning' | 'afternoon') =>
          `Summer ${summer?.[way]}Winter ${winter?.[way]}`
        return [stop.name, both('morning'), both('afternoon')]
      }),
    ),
  )
  const links = [...box.querySelectorAll('details a')]
  const names = links.map((link) => link.firstChild?.textContent ?? '')
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other)))
  for (const link of links) {
    const row = box.querySelector(
      `[id="${decodeURIComponent(link.getAttribute('href') ?? '').slice(1)}"]`,
    )
    expect(row?.querySelector('th')?.textContent).toBe(link.firstChild?.textContent)
  }
  expect(box.querySelector('.wide')?.textContent?.startsWith('Sample')).toBe(
    buses.unconfirmed?.includes('routes') ?? false,
  )
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

it('MinimumMarks shows “Not asked” for a subject in which a Class XI stream has no minimum', () => {
  const rows = [...markupOf(<MinimumMarks />).querySelectorAll('tbody tr')].map(
    ({ children: [stream, _onPhones, ...marks] }) =>
      [stream, ...marks].map((cell) => cell?.textContent),
  )
  expect(rows).toEqual(
    minimumMarks.map(({ stream, marks }) => [
      stream,
      ...markSubjects.map((subject) => marks[subject] ?? 'Not asked'),
    ]),
  )
})

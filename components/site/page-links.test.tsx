// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { routes } from '@/content/routes'
import { sidebarLinks } from '@/lib/routes/tree'
import { InnerPage } from './inner-page'
import { PageLinks, PreviousNext } from './page-links'
import { RecordBand } from './record-band'

const inner = routes.filter(({ kind }) => kind !== 'home')

function cardsOf(path: string): HTMLElement[] {
  const box = document.createElement('div')
  box.innerHTML = renderToStaticMarkup(<PageLinks path={path} />)
  return [...box.querySelectorAll('nav')]
}

const hrefs = (card: Element) =>
  [...card.querySelectorAll('a')].map((link) => link.getAttribute('href'))

it('lists the Quick Links of the specification first on every inner page', () => {
  for (const { path, sidebar } of inner) {
    const [first] = cardsOf(path)
    expect(first?.getAttribute('aria-labelledby'), path).toBe('quick-links')
    expect(first ? hrefs(first) : [], path).toEqual(sidebarLinks(sidebar).map(({ href }) => href))
  }
})

it('never folds a list of four or fewer links, and marks the current page in every list', () => {
  for (const { path } of inner) {
    for (const card of cardsOf(path)) {
      const listed = hrefs(card)
      expect(card.querySelector('details') !== null, path).toBe(listed.length > 4)
      const marked = [...card.querySelectorAll('[aria-current="page"]')].map((link) =>
        link.getAttribute('href'),
      )
      expect(marked, path).toEqual(listed.filter((href) => href === path))
    }
  }
})

it('does not repeat in "In this section" a list that Quick Links shows in full', () => {
  expect(cardsOf('/our-mission')).toHaveLength(1)
  expect(cardsOf('/hostel-fee').map(hrefs)[0]).toEqual([
    '/our-hostel',
    '/about-hostel',
    '/hostel-fee',
  ])
  expect(cardsOf('/hostel-fee')).toHaveLength(2)
})

it.each([
  ['/our-founding-father', '', '/greetings-messages'],
  ['/our-mission', '/dps-society', '/our-vision'],
  ['/our-library', '/our-laboratory', '/beyond-classrooms'],
  ['/parents-testimonials', '/students-testimonials', ''],
])('leads from the story %s to the page before and the page after it', (path, before, after) => {
  const html = renderToStaticMarkup(<PreviousNext path={path} />)
  expect(/href="([^"]+)" rel="prev"/.exec(html)?.[1] ?? '').toBe(before)
  expect(/href="([^"]+)" rel="next"/.exec(html)?.[1] ?? '').toBe(after)
})

const bandOf = (path: string) => renderToStaticMarkup(<RecordBand path={path}>{null}</RecordBand>)

it('shows the two lists of toppers as tabs of each other, and no page of another kind as a tab', () => {
  for (const path of ['/x-topper', '/xii-topper']) {
    expect(bandOf(path)).toMatch(/href="\/xii-topper".*href="\/x-topper"/)
    expect(cardsOf(path)).toHaveLength(1)
  }
  expect(bandOf('/careercounseling')).not.toContain('Other lists')
  expect(bandOf('/news')).toContain('href="/gallery"')
})

it.each([
  ['/hindi', 'hi', 'एडमिशन', undefined],
  ['/bengali', 'bn', 'অ্যাডমিশন', undefined],
  ['/tomorrow?lang=hi', 'hi', 'फ्रंट ऑफिस', 'hi'],
  ['/tomorrow?lang=bn', 'bn', 'ফ্রন্ট অফিস', 'bn'],
] as const)(
  'names whom to ask on %s, and its lists, in the page’s language',
  (url, lang, name, chosen) => {
    const [path = ''] = url.split('?')
    const page = document.createElement('div')
    page.innerHTML = renderToStaticMarkup(
      <InnerPage path={path} {...(chosen && { lang: chosen })}>
        {null}
      </InnerPage>,
    )
    const ask = page.querySelector(`[lang="${lang}"] a[href^="tel:"]`)?.parentElement
    expect(ask?.textContent).toContain(name)
    expect(ask?.textContent).not.toMatch(/Questions|Admissions|Front office/)
    const titles = [...page.querySelectorAll('h2')]
    expect(titles).not.toEqual([])
    for (const title of titles) {
      expect(title.lang).toBe(lang)
      expect(title.textContent).not.toMatch(/[a-z]/i)
    }
  },
)

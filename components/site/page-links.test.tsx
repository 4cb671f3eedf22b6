// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { routes } from '@/content/routes'
import { sidebarLinks } from '@/lib/routes/tree'
import { markupOf } from '@/testing/markup'
import { InnerPage } from './inner-page'
import { PageLinks, PreviousNext } from './page-links'

const inner = routes.filter(({ kind }) => kind !== 'home')

const cardsOf = (path: string) => [...markupOf(<PageLinks path={path} />).querySelectorAll('nav')]

const hrefs = (card: Element) =>
  [...card.querySelectorAll('a')].map((link) => link.getAttribute('href'))

it('the sidebar of every inner page begins with the specified Quick Links', () => {
  for (const { path, sidebar } of inner) {
    const [first] = cardsOf(path)
    expect(first?.getAttribute('aria-labelledby'), path).toBe('quick-links')
    expect(first ? hrefs(first) : [], path).toEqual(sidebarLinks(sidebar).map(({ href }) => href))
  }
})

it('a list of more than four links is folded, and every list marks the current page', () => {
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

it('a page omits "In this section" if "Quick Links" has the same links', () => {
  const lengths = ['/our-mission', '/x-topper', '/hostel-fee'].map((path) => cardsOf(path).length)
  expect(lengths).toEqual([1, 1, 2])
})

it.each([
  ['/our-founding-father', 'none', '/greetings-messages'],
  ['/our-mission', '/dps-society', '/our-vision'],
  ['/our-library', '/our-laboratory', '/beyond-classrooms'],
  ['/parents-testimonials', '/students-testimonials', 'none'],
])('%s links to the previous page (%s) and to the next page (%s)', (path, before, after) => {
  const html = renderToStaticMarkup(<PreviousNext path={path} />)
  expect(/href="([^"]+)" rel="prev"/.exec(html)?.[1] ?? 'none').toBe(before)
  expect(/href="([^"]+)" rel="next"/.exec(html)?.[1] ?? 'none').toBe(after)
})

it.each([
  ['/hindi', 'hi', 'एडमिशन', undefined],
  ['/bengali', 'bn', 'অ্যাডমিশন', undefined],
  ['/tomorrow?lang=hi', 'hi', 'फ्रंट ऑफिस', 'hi'],
  ['/tomorrow?lang=bn', 'bn', 'ফ্রন্ট অফিস', 'bn'],
] as const)(
  '%s shows the office to call and the headings of its link lists in the language "%s"',
  (url, lang, name, chosen) => {
    const [path = ''] = url.split('?')
    const page = markupOf(
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

// @vitest-environment happy-dom
import { readdirSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { routes } from '@/content/routes'
import { fixedPaths } from '@/lib/routes/tree'
import { toCome } from '@/lib/school/disclosure'
import * as contentComponents from './components'
import { DisclosureTables } from './disclosure-tables'
import { contentPage } from './pages'
import { SitemapList } from './sitemap-list'

function show(element: React.ReactElement): HTMLElement {
  const box = document.createElement('div')
  box.innerHTML = renderToStaticMarkup(element)
  return box
}

it('content/pages and the tree agree in both directions', () => {
  const files = readdirSync('content/pages').map((file) => `/${file.replace(/\.mdx$/, '')}`)
  expect(files.toSorted()).toEqual(fixedPaths().toSorted())
})

it.each(fixedPaths())(
  '%s is shown with the parts it names, and without a heading of the first level',
  (page) => {
    const { Body } = contentPage(page.slice(1))
    const body = show(<Body components={contentComponents} />)
    expect(body.childElementCount).toBeGreaterThan(0)
    expect(body.querySelector('h1')).toBeNull()
  },
)

describe('parts that follow the tree and the disclosure', () => {
  it('Sitemap links to every page but the details', () => {
    const links = [...show(<SitemapList />).querySelectorAll('a')]
    const linked = new Set(links.map((link) => link.getAttribute('href')))
    const listed = routes.filter(({ kind }) => kind !== 'detail')
    expect(listed.filter((route) => !linked.has(route.path))).toEqual([])
  })

  it('Mandatory Disclosure shows what is published first, with a count of what is to come', () => {
    const body = show(<DisclosureTables />)
    const tables = [...body.querySelectorAll('table')]
    const open = toCome().flatMap(({ labels }) => labels).length
    const heading = body.querySelector('#to-come')
    expect(Boolean(heading)).toBe(open > 0)
    if (!heading) return
    expect(body.textContent).toContain(`published by the school: ${open}`)
    expect(heading.textContent).toContain(String(open))
    expect(body.querySelectorAll(':scope > ul > li')).toHaveLength(open)
    expect(tables.at(-1)?.compareDocumentPosition(heading)).toBe(4)
  })
})

it('the tree has tiles of those pages only that have no file', () => {
  expect(routes.filter(({ kind, card }) => kind === 'page' && card)).toEqual([])
})

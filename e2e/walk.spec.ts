import type { Page } from '@playwright/test'
import { routes } from '@/content/routes'
import { expect, test, watchConsole } from './support/test'

/** What a page says of itself, and everything it points to. */
async function facts(page: Page) {
  return page.evaluate(() => ({
    title: document.title,
    description: document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? '',
    headings: document.querySelectorAll('h1').length,
    crumb: document.querySelector('nav[aria-label="Breadcrumb"] a')?.getAttribute('href'),
    sidebar: [...document.querySelectorAll('nav[aria-labelledby="quick-links"] a')].map((link) =>
      link.getAttribute('href'),
    ),
    width: document.documentElement.scrollWidth,
    targets: [
      ...[...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? ''),
      ...[...document.querySelectorAll('img, source, video, iframe')].flatMap((node) => [
        node.getAttribute('src') ?? '',
        ...(node.getAttribute('srcset') ?? '').split(', ').map((one) => one.split(' ')[0] ?? ''),
      ]),
    ],
  }))
}

test('every route: 200, own title and description, one h1, breadcrumb, right sidebar, no console error, no broken link or picture, no sideways scroll at 320 px', async ({
  page,
  request,
  site,
}) => {
  test.setTimeout(240_000)
  await page.setViewportSize({ width: 320, height: 640 })
  const { sidebarLinks } = await import('@/lib/routes/tree')
  const errors = watchConsole(page)
  const titles = new Map<string, string>()
  const descriptions = new Map<string, string>()
  const targets = new Set<string>()

  for (const { path, kind, sidebar } of routes) {
    const answer = await page.goto(site.url + path)
    expect(answer?.status(), path).toBe(200)
    const said = await facts(page)
    expect(titles.get(said.title), `title of ${path}`).toBeUndefined()
    expect(descriptions.get(said.description), `description of ${path}`).toBeUndefined()
    // A detail without its id is the specification's empty state and kept out of search.
    if (kind !== 'detail') expect(said.description.length, path).toBeGreaterThanOrEqual(50)
    titles.set(said.title, path)
    descriptions.set(said.description, path)
    expect(said.headings, path).toBe(1)
    expect(said.width, path).toBeLessThanOrEqual(320)
    if (kind !== 'home') {
      expect(said.crumb, path).toBe('/')
      expect(said.sidebar, path).toEqual(sidebarLinks(sidebar).map(({ href }) => href))
    }
    for (const target of said.targets) targets.add(target)
  }
  expect(errors).toEqual([])

  const own = [...targets].filter((target) => target.startsWith('/'))
  expect(own.length).toBeGreaterThan(300)
  for (const target of own) {
    expect((await request.get(site.url + target, { maxRedirects: 0 })).status(), target).toBe(200)
  }
})

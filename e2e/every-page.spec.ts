import { createHash } from 'node:crypto'
import type { APIResponse, Page } from '@playwright/test'
import { routes } from '@/content/routes'
import { school } from '@/content/school'
import { pathsOf } from '@/lib/routes/tree'
import { mapLimited } from '@/operator/vendor-check/map-limited'
import { everyUrl, shareOf } from '@/testing/page-urls'
import { expect, test } from './support/test'

/** Parses the HTML of a page without running it; returns its head and all links. */
function facts(page: Page, html: string) {
  return page.evaluate((text) => {
    const read = new DOMParser().parseFromString(text, 'text/html')
    const contentOf = (selector: string) =>
      read.querySelector<HTMLMetaElement>(`meta[${selector}]`)?.content ?? ''
    const hrefsOf = (selector: string) =>
      [...read.querySelectorAll(selector)].map((link) => link.getAttribute('href') ?? '')
    const langOf = (selector: string) =>
      read.querySelector(selector)?.closest('[lang]')?.getAttribute('lang')
    const scripts = [...read.scripts].filter(({ type }) => type !== 'application/ld+json')
    return {
      title: read.title,
      lang: read.documentElement.lang,
      langOfText: langOf('.prose'),
      langOfFooter: langOf('footer'),
      description: contentOf('name="description"'),
      canonical: read.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '',
      robots: contentOf('name="robots"'),
      image: contentOf('property="og:image"'),
      types: [...read.querySelectorAll('script[type="application/ld+json"]')].flatMap((data) =>
        [...(data.textContent ?? '').matchAll(/"@type":"(\w+)"/g)].map(([, type]) => type),
      ),
      headings: read.querySelectorAll('h1').length,
      crumb: read.querySelector('nav[aria-label="Breadcrumb"] a')?.getAttribute('href'),
      feeds: hrefsOf('link[type="application/atom+xml"]'),
      loaders: scripts.filter(({ text }) => text.includes('createElement')).length,
      inline: scripts.filter(({ src }) => !src).map(({ textContent }) => textContent ?? ''),
      targets: [
        ...hrefsOf('a[href]'),
        ...[...read.querySelectorAll('img, source, video, iframe')].flatMap((node) => [
          node.getAttribute('src') ?? '',
          ...(node.getAttribute('srcset') ?? '').split(', ').map((one) => one.split(' ')[0] ?? ''),
        ]),
      ],
    }
  }, html)
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}

/** Keeps one width of each record's picture, in turn: one signature covers all (decision 0033), and encoding takes time. */
function toRequest(urls: Iterable<string>): string[] {
  const widths = new Map<string, string[]>()
  for (const url of urls) {
    const picture = url.replace(/^(\/media\/[^/]+\/)\d+\//, '$1')
    widths.set(picture, [...(widths.get(picture) ?? []), url])
  }
  const isOfRecord = ([picture]: readonly [string, string[]]) => picture.startsWith('/media/')
  const [pictures, others] = [
    [...widths].filter(isOfRecord),
    [...widths].filter((one) => !isOfRecord(one)),
  ]
  const sample = process.env.WHOLE ? pictures : shareOf(pictures, 0, 4)
  return [...others, ...sample].flatMap(([, all], index) => all.at(index % all.length) ?? [])
}

/** Asserts that a page has one CSP, which allows no host except the map's and only its own inline scripts. */
function expectStrictPolicy(response: APIResponse, inline: readonly string[]): void {
  const policies = response
    .headersArray()
    .filter(({ name }) => name.toLowerCase() === 'content-security-policy')
    .map(({ value }) => value)
  expect(policies, response.url()).toHaveLength(1)
  const [policy = ''] = policies
  expect(policy).toContain("frame-ancestors 'self'")
  expect(policy.match(/https?:[^\s;]+/g)).toEqual([new URL(school.map.embed).origin])
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? ''
  expect(scripts).toMatch(/^'(self'|sha256-)/)
  expect(scripts).not.toContain('unsafe')
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  expect(new Set(scripts.match(/'sha256-[^']+'/g))).toEqual(new Set(inline.map(hash)))
}

const secrets = /token-for-tests|a-secret-for-tests|VENDOR_API_TOKEN|REVALIDATE_SECRET/
const placeholders = /Stay Tuned For More Updates|Demonstration content/
const innerPaths = /embedded-vendor|\/tmp\/|\(lists\)/

test('serves every route with its own metadata and a strict CSP, and without broken links', {
  tag: '@attack',
}, async ({ page, request, site }) => {
  const titles = new Set<string>()
  const descriptions = new Set<string>()
  const images = new Set<string>()
  const targets = new Set<string>()
  const withScripts: string[] = []

  // Each inner page's sidebar: components/site/page-links.test.tsx.
  for (const { path, kind, lang } of routes) {
    await test.step(path, async () => {
      const response = await request.get(path)
      expect(response.status()).toBe(200)
      const html = await response.text()
      expect(html).not.toMatch(secrets)
      expect(html).not.toMatch(placeholders)
      for (const { name, value } of response.headersArray()) {
        expect(name.toLowerCase()).not.toMatch(/^x-(?:nextjs|middleware|invoke|matched)/)
        expect(value).not.toMatch(innerPaths)
      }
      const head = await facts(page, html)
      expectStrictPolicy(response, head.inline)
      if (head.loaders > 0) withScripts.push(path)
      expect(titles).not.toContain(head.title)
      expect(descriptions).not.toContain(head.description)
      titles.add(head.title)
      descriptions.add(head.description)
      expect(head.lang).toBe(lang && lang !== 'en' ? lang : 'en-IN')
      if (lang) expect(head.langOfText).toBe(lang)
      expect(head.langOfFooter).toBe('en-IN')
      expect(head.headings).toBe(1)
      expect(head.feeds).toEqual([expect.stringMatching(/\/feed\.xml$/)])
      if (kind !== 'home') expect(head.crumb).toBe('/')
      for (const target of head.targets) targets.add(target)
      // A detail without an id shows the specification's empty state, with noindex.
      const isHidden = kind === 'detail' || path === '/search'
      expect(head.robots).toBe(isHidden ? 'noindex, follow' : '')
      if (kind === 'detail') return
      expect(head.description.length).toBeGreaterThanOrEqual(50)
      expect(pathOf(head.canonical)).toBe(path)
      expect(head.types).toContain(kind === 'home' ? 'School' : 'BreadcrumbList')
      images.add(pathOf(head.image))
    })
  }

  await test.step('ships scripts only with fixed pages that have a client component', () => {
    const fixed = withScripts.filter((path) => pathsOf('page').includes(path))
    expect(fixed).toContain('/about-hostel')
    expect(fixed.length, fixed.join(', ')).toBeLessThan(6)
    expect(withScripts).toEqual(expect.arrayContaining(['/', '/news']))
    expect(withScripts).not.toContain('/careercounseling')
  })

  await test.step('gives each section its own picture, small enough for messengers', async () => {
    const pages = routes.filter(({ kind }) => kind !== 'detail')
    expect(images.size).toBe(new Set(pages.map(({ section }) => section)).size)
    for (const image of images) {
      const response = await request.get(image)
      expect(response.headers()['content-type'], image).toBe('image/jpeg')
      expect((await response.body()).byteLength, image).toBeLessThan(300_000)
    }
  })

  await test.step('sets canonical URL, photo and BlogPosting of detail pages, and noindex for unknown ids', async () => {
    const urls = await everyUrl(site)
    for (const { url, route } of urls.filter(({ route: { kind } }) => kind === 'detail')) {
      const head = await facts(page, await (await request.get(url)).text())
      expect(pathOf(head.canonical)).toBe(url)
      expect(head.robots, url).toBe('')
      expect(head.types.includes('BlogPosting'), url).toBe(route.path === '/blog-inner')
      // Messengers do not send `Accept: image/webp`.
      const photo = await request.get(pathOf(head.image))
      expect(photo.status(), head.image).toBe(200)
      expect((await photo.body()).byteLength, head.image).toBeLessThan(300_000)
      const unknown = await (await request.get(`${route.path}?id=nobody`)).text()
      expect(unknown, route.path).toContain('<meta name="robots" content="noindex, follow"')
    }
  })

  await test.step('finds every page, file and picture that a page links or shows', async () => {
    const own = toRequest([...targets].filter((target) => target.startsWith('/')))
    expect(own.length).toBeGreaterThan(300)
    expect(own.filter((target) => target.includes('/_next/image'))).toEqual([])
    await mapLimited(4, own, async (target) => {
      const response = await fetch(site.url + target, { redirect: 'manual' })
      await response.arrayBuffer()
      expect(response.status, target).toBe(200)
    })
  })

  for (const secret of ['token-for-tests', 'a-secret-for-tests'])
    expect(site.log()).not.toContain(secret)
})

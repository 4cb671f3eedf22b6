import { routes } from '@/content/routes'
import { schoolDay } from './support/lists'
import { expect, test } from './support/test'

/** Everything a page says of itself, read without running it. */
type Said = {
  title: string
  description: string
  canonical: string
  robots: string
  image: string
  twitter: string
  data: unknown[]
}

function attribute(html: string, pattern: RegExp): string {
  return pattern.exec(html)?.[1]?.replace(/&amp;/g, '&') ?? ''
}

function read(html: string): Said {
  return {
    title: attribute(html, /<title>([^<]*)<\/title>/),
    description: attribute(html, /<meta name="description" content="([^"]*)"/),
    canonical: attribute(html, /<link rel="canonical" href="([^"]*)"/),
    robots: attribute(html, /<meta name="robots" content="([^"]*)"/),
    image: attribute(html, /<meta property="og:image" content="([^"]*)"/),
    twitter: attribute(html, /<meta name="twitter:card" content="([^"]*)"/),
    data: [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g)].map(
      ([, json = '']): unknown => JSON.parse(json),
    ),
  }
}

/** The address that a page's public addresses stand on; a fixed page has it from the build. */
function pathOf(address: string): string {
  const { pathname, search } = new URL(address)
  return pathname + search
}

async function said(site: { url: string }, path: string): Promise<Said> {
  const answer = await fetch(site.url + path)
  expect(answer.status, path).toBe(200)
  return read(await answer.text())
}

/** A `@type` anywhere in what a page says. */
function types(data: unknown): string[] {
  return [...JSON.stringify(data).matchAll(/"@type":"(\w+)"/g)].map(([, type = '']) => type)
}

test('every page has its own title, description and canonical address, a real picture and structured data', async ({
  site,
}) => {
  const pages = routes.filter(({ kind }) => kind !== 'detail')
  const titles = new Map<string, string>()
  const descriptions = new Map<string, string>()
  const images = new Set<string>()
  for (const { path, kind } of pages) {
    const page = await said(site, path)
    expect(titles.get(page.title), `${path}: ${page.title}`).toBeUndefined()
    expect(descriptions.get(page.description), `${path}: ${page.description}`).toBeUndefined()
    titles.set(page.title, path)
    descriptions.set(page.description, path)
    expect(page.description.length, path).toBeGreaterThan(40)
    expect(pathOf(page.canonical)).toBe(path)
    expect(page.robots, path).toBe(path === '/search' ? 'noindex, follow' : '')
    expect(page.twitter, path).toBe('summary_large_image')
    expect(types(page.data), path).toContain(kind === 'home' ? 'School' : 'BreadcrumbList')
    images.add(pathOf(page.image))
  }
  expect(images.size).toBe(new Set(pages.map(({ section }) => section)).size)
  for (const image of images) {
    const answer = await fetch(site.url + image)
    expect(answer.headers.get('content-type'), image).toBe('image/jpeg')
    expect((await answer.arrayBuffer()).byteLength, image).toBeLessThan(300_000)
  }
})

test('filter addresses point to the bare list', async ({ site }) => {
  for (const path of ['/news?year=2025&q=a', '/events?month=4', '/x-topper?session=2024-25']) {
    expect(pathOf((await said(site, path)).canonical)).toBe(path.replace(/\?.*/, ''))
  }
  expect(pathOf((await said(site, '/first-year-cost?class=IX')).canonical)).toBe('/first-year-cost')
})

test('details have their id in the canonical address, a photo of their own below 300 kB, and posts are BlogPosting', async ({
  site,
}) => {
  const map = await (await fetch(`${site.url}/sitemap.xml`)).text()
  for (const path of [
    '/blog-inner',
    '/photo-categories',
    '/sub-recent-activities',
    '/sub-sports-corner',
  ]) {
    const address = new RegExp(`<loc>[^<]*(${path}\\?id=[^<]+)</loc>`).exec(map)?.[1] ?? ''
    expect(address, path).not.toBe('')
    const page = await said(site, address)
    expect(pathOf(page.canonical)).toBe(address)
    expect(page.robots).toBe('')
    // A messenger does not say that it takes WebP.
    const photo = await fetch(site.url + pathOf(page.image), { headers: { accept: '*/*' } })
    expect(photo.status, page.image).toBe(200)
    expect((await photo.arrayBuffer()).byteLength, page.image).toBeLessThan(300_000)
    expect(types(page.data).includes('BlogPosting')).toBe(path === '/blog-inner')
  }
})

test('unknown ids are not indexed', async ({ site }) => {
  for (const path of ['/blog-inner?id=nobody', '/photo-categories?id=nobody', '/blog-inner']) {
    expect((await said(site, path)).robots, path).toBe('noindex, follow')
  }
})

test('events whose day is known are told of', async ({ site }) => {
  expect(types((await said(site, '/events')).data)).toContain('Event')
})

test('robots.txt blocks no page and names the sitemap; every address of the sitemap answers', async ({
  site,
}) => {
  const robots = await (await fetch(`${site.url}/robots.txt`)).text()
  expect(robots).toContain('Disallow: /api/\n')
  expect(robots.match(/Disallow/g)).toHaveLength(1)
  expect(robots).toMatch(/Sitemap: http\S+\/sitemap\.xml/)
  const answer = await fetch(`${site.url}/sitemap.xml`)
  expect(answer.headers.get('content-type')).toContain('xml')
  const map = await answer.text()
  const pages = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => pathOf(loc))
  expect(new Set(pages).size).toBe(pages.length)
  const records = pages.filter((path) => path.includes('?id='))
  expect(records.length).toBeGreaterThan(20)
  expect(map.match(/<image:loc>/g)?.length).toBeGreaterThan(60)
  const changes = [...map.matchAll(/<lastmod>([^<]+)<\/lastmod>/g)].map(([, day = '']) => day)
  expect(changes.length).toBeGreaterThan(20)
  expect(changes.filter((day) => day > schoolDay() || !/^\d{4}-\d\d-\d\d$/.test(day))).toEqual([])
  for (const path of [...pages.filter((one) => !one.includes('?')), ...records.slice(0, 5)]) {
    expect((await fetch(site.url + path, { redirect: 'manual' })).status, path).toBe(200)
  }
})

test('the manifest names the school and its icons', async ({ site }) => {
  const manifest = await (await fetch(`${site.url}/manifest.webmanifest`)).json()
  expect(manifest.name).toBe('DPS Siliguri')
  for (const { src } of manifest.icons) expect((await fetch(site.url + src)).status).toBe(200)
})

import { routes } from '@/content/routes'
import { expect, test } from './support/test'

/** The path of an address; a fixed page has its public address from the build. */
function pathOf(address: string): string {
  const { pathname, search } = new URL(address)
  return pathname + search
}

/** What a page says of itself to search engines and messengers, read without running it. */
async function said(site: { url: string }, path: string) {
  const answer = await fetch(site.url + path)
  expect(answer.status, path).toBe(200)
  const html = await answer.text()
  const find = (pattern: RegExp) => pattern.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''
  return {
    canonical: find(/<link rel="canonical" href="([^"]*)"/),
    robots: find(/<meta name="robots" content="([^"]*)"/),
    image: find(/<meta property="og:image" content="([^"]*)"/),
    isPost: html.includes('"@type":"BlogPosting"'),
  }
}

test('filter addresses point to the bare list', async ({ site }) => {
  for (const path of [
    '/news?year=2025&q=a',
    '/events?month=4',
    '/x-topper?session=2024-25',
    '/first-year-cost?class=IX',
  ])
    expect(pathOf((await said(site, path)).canonical)).toBe(path.replace(/\?.*/, ''))
})

test('details have their id in the canonical address, a photo of their own below 300 kB, and posts are BlogPosting; unknown ids are not indexed', async ({
  site,
}) => {
  const map = await (await fetch(`${site.url}/sitemap.xml`)).text()
  for (const { path } of routes.filter(({ kind }) => kind === 'detail')) {
    const address = new RegExp(`<loc>[^<]*(${path}\\?id=[^<]+)</loc>`).exec(map)?.[1] ?? ''
    expect(address, path).not.toBe('')
    const page = await said(site, address)
    expect(pathOf(page.canonical)).toBe(address)
    expect(page.robots).toBe('')
    // A messenger does not say that it takes WebP.
    const photo = await fetch(site.url + pathOf(page.image), { headers: { accept: '*/*' } })
    expect(photo.status, page.image).toBe(200)
    expect((await photo.arrayBuffer()).byteLength, page.image).toBeLessThan(300_000)
    expect(page.isPost).toBe(path === '/blog-inner')
    expect((await said(site, `${path}?id=nobody`)).robots, path).toBe('noindex, follow')
  }
})

test('robots.txt blocks no page and names the sitemap; every address of the sitemap answers', async ({
  site,
}) => {
  const robots = await (await fetch(`${site.url}/robots.txt`)).text()
  expect(robots).toContain('Disallow: /api/\n')
  expect(robots.match(/Disallow/g)).toHaveLength(1)
  expect(robots).toMatch(/Sitemap: http\S+\/sitemap\.xml/)
  // What it holds and says: lib/seo/seo.test.ts, app/(lists)/lists.test.ts.
  const answer = await fetch(`${site.url}/sitemap.xml`)
  expect(answer.headers.get('content-type')).toContain('xml')
  const map = await answer.text()
  const pages = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => pathOf(loc))
  const records = pages.filter((path) => path.includes('?id='))
  expect(records.length).toBeGreaterThan(20)
  for (const path of [...pages.filter((one) => !one.includes('?')), ...records.slice(0, 5)])
    expect((await fetch(site.url + path, { redirect: 'manual' })).status, path).toBe(200)
})

test('the manifest names the school and its icons; feeds have their kinds', async ({ site }) => {
  const manifest = await (await fetch(`${site.url}/manifest.webmanifest`)).json()
  expect(manifest.name).toBe('DPS Siliguri')
  for (const { src } of manifest.icons) expect((await fetch(site.url + src)).status).toBe(200)
  for (const [path, type, words] of [
    ['/feed.xml', 'application/atom+xml; charset=utf-8', '<entry>'],
    ['/events.ics', 'text/calendar; charset=utf-8', 'BEGIN:VEVENT'],
  ] as const) {
    const feed = await fetch(site.url + path)
    expect(feed.headers.get('content-type')).toBe(type)
    expect(await feed.text()).toContain(words)
  }
})

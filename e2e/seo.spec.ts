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

// What they hold: lib/seo, lib/calendar/ics.test.ts, app/(lists)/lists.test.ts.
test('the manifest names the school and its icons; robots.txt blocks no page and names the sitemap; sitemap and feeds have their kinds', async ({
  site,
}) => {
  const robots = await (await fetch(`${site.url}/robots.txt`)).text()
  expect(robots.match(/Disallow.*/g)).toEqual(['Disallow: /api/'])
  expect(robots).toMatch(/Sitemap: http\S+\/sitemap\.xml/)
  const manifest = await (await fetch(`${site.url}/manifest.webmanifest`)).json()
  expect(manifest.name).toBe('DPS Siliguri')
  for (const { src } of manifest.icons) expect((await fetch(site.url + src)).status).toBe(200)
  for (const [path, type, words] of [
    ['/sitemap.xml', 'application/xml', '<url>'],
    ['/feed.xml', 'application/atom+xml; charset=utf-8', '<entry>'],
    ['/events.ics', 'text/calendar; charset=utf-8', 'BEGIN:VEVENT'],
  ] as const) {
    const feed = await fetch(site.url + path)
    expect(feed.headers.get('content-type')).toBe(type)
    expect(await feed.text()).toContain(words)
  }
})

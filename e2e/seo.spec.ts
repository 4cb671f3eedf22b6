import { expect, test } from './support/test'

// Their content: lib/seo, lib/calendar/ics.test.ts, app/(lists)/lists.test.ts.
test('serves the manifest, robots.txt, sitemap and feeds with their content and media types', async ({
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

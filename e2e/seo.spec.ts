import { expect, test } from './support/test'

// Their content: lib/seo, lib/calendar/ics.test.ts. The other root files: operator/smoke.ts.
test('serves the files that browsers and search engines request by default', async ({
  request,
}) => {
  for (const [path, type, words] of [
    ['/robots.txt', 'text/plain', /^Disallow: \/api\/\s+Sitemap: http\S+\/sitemap\.xml$/m],
    ['/manifest.webmanifest', 'application/manifest+json', '"name":"DPS Siliguri"'],
    ['/sitemap.xml', 'application/xml', '<url>'],
    ['/feed.xml', 'application/atom+xml; charset=utf-8', '<entry>'],
    ['/events.ics', 'text/calendar; charset=utf-8', 'BEGIN:VEVENT'],
    ['/favicon.ico', 'image/vnd.microsoft.icon', ''],
    ['/apple-touch-icon.png', 'image/png', ''],
  ] as const) {
    const response = await request.get(path, { maxRedirects: 0 })
    expect.soft([response.status(), response.headers()['content-type']], path).toEqual([200, type])
    expect.soft(await response.text(), path).toMatch(words)
  }
})

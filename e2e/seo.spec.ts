import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
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

const probes = z.object({
  modules: z.record(
    z.string(),
    z.object({
      http: z.object({ fail_if_body_not_matches_regexp: z.array(z.string()) }).optional(),
    }),
  ),
})

// When each alert fires: app/api/metrics/route.test.ts.
test('serves pages that pass the monitoring probes in deploy/monitoring', async ({ request }) => {
  const { modules } = probes.parse(parse(readFileSync('deploy/monitoring/blackbox.yml', 'utf8')))
  const config = readFileSync('deploy/monitoring/prometheus.yml', 'utf8')
  const jobs = [...config.matchAll(/- targets: \[(.*)\]\n\s+labels: \{ __param_module: (\w+) \}/g)]
  expect(jobs.map(([, , name = '']) => name).sort()).toEqual(Object.keys(modules).sort())
  for (const [, targets = '', name = ''] of jobs)
    for (const [, path = ''] of targets.matchAll(/'https:\/\/[^/]+(\/[^']*)'/g)) {
      const response = await request.get(path, { maxRedirects: 0 })
      expect(response.status(), path).toBe(200)
      const html = await response.text()
      const patterns = modules[name]?.http?.fail_if_body_not_matches_regexp ?? []
      expect(patterns.length, path).toBeGreaterThan(3)
      for (const pattern of patterns) expect(html, path).toMatch(new RegExp(pattern))
    }
})

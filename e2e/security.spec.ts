import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { standalone } from '@/tools/lib/standalone'
import { newsRecord, publish } from './support/lists'
import { publishedPicture } from './support/media'
import { expect, test } from './support/test'

const everywhere = {
  'strict-transport-security': /max-age=\d{8}/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy': /camera=\(\)/,
}

test('sends the security headers with every kind of response', {
  tag: '@attack',
}, async ({ request, site }) => {
  const html = await (await request.get('/')).text()
  const chunk = /\/_next\/static\/chunks\/[^"]+\.js/.exec(html)?.[0] ?? ''
  const missing = ['/api/nothing', '/documents/none.pdf', '/media/none']
  const urls = [
    ...['/', '/our-motto', '/news?year=2025', '/nowhere', '/career', '/nothing.png'],
    ...['/api/health', '/api/health/alive', '/api/metrics', '/emblem.svg'],
    '/documents/mandatory-disclosures.pdf',
    await publishedPicture(site),
    '/_next/image?url=%2Femblem.svg&w=96&q=75',
    chunk,
    ...missing,
  ]
  for (const url of urls) {
    const response = await request.get(url, { maxRedirects: 0 })
    if (missing.includes(url)) expect(response.status(), url).toBe(404)
    const headers = response.headers()
    for (const [name, value] of Object.entries(everywhere)) {
      expect(headers[name], `${url} ${name}`).toMatch(value)
    }
    if (!url.startsWith('/_next') && !url.startsWith('/media')) {
      expect(headers['content-security-policy'], url).toBeTruthy()
      expect(headers['content-security-policy'], url).not.toMatch(/script-src [^;]*unsafe/)
    }
    expect(headers['x-powered-by'], url).toBeUndefined()
  }
})

// The CSP of each page: e2e/every-page.spec.ts. Violations of it: the walk (`watchConsole`).
test('updates a page’s CSP hashes when its data change, so that it still hydrates', async ({
  page,
  pair,
  consoleErrors,
}) => {
  await page.request.get('/news')
  await publish(pair, '/api/news/All/DPSSWB', [newsRecord('Changed after the build')])
  const response = await page.goto('/news')
  expect(await response?.text()).toContain('Changed after the build')
  expect((await response?.allHeaders())?.['content-security-policy']).toContain('sha256')
  await page.getByLabel('Search by title').fill('no such notice')
  await expect(page.getByText('No data available for the selected filters.')).toBeVisible()
  expect(consoleErrors).toEqual([])
})

test('keeps secrets and source maps out of the browser bundle', { tag: '@attack' }, async () => {
  const files = await readdir(`${standalone}/browser/_next/static`, {
    recursive: true,
    withFileTypes: true,
  })
  const texts = files
    .filter((entry) => entry.isFile())
    .map(async ({ parentPath, name }) => {
      const text = await readFile(path.join(parentPath, name), 'latin1')
      const bad =
        /token-for-tests|a-secret-for-tests|VENDOR_API_TOKEN|REVALIDATE_SECRET|sourceMappingURL=\S+\.map/
      return bad.test(text) ? [name] : []
    })
  expect(texts.length).toBeGreaterThan(10)
  expect((await Promise.all(texts)).flat()).toEqual([])
})

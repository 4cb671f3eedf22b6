import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { standalone } from '@/tools/lib/standalone.mjs'
import { publish, thisYear } from './support/lists'
import { publishedPicture } from './support/media'
import { expect, test } from './support/test'

const everywhere = {
  'strict-transport-security': /max-age=\d{8}/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy': /camera=\(\)/,
}

test('headers on every answer: pages, redirects, files, chunks, images, errors', {
  tag: '@attack',
}, async ({ request, site }) => {
  const html = await (await request.get('/')).text()
  const chunk = /\/_next\/static\/chunks\/[^"]+\.js/.exec(html)?.[0] ?? ''
  const missing = ['/api/nothing', '/documents/none.pdf', '/media/none']
  const addresses = [
    '/',
    '/our-motto',
    '/news?year=2025',
    '/nowhere',
    '/career',
    '/nothing.png',
    '/api/health',
    '/api/health/alive',
    '/api/metrics',
    '/emblem.svg',
    '/documents/mandatory-disclosures.pdf',
    await publishedPicture(site),
    '/_next/image?url=%2Femblem.svg&w=96&q=75',
    chunk,
    ...missing,
  ]
  for (const address of addresses) {
    const answer = await request.get(address, { maxRedirects: 0 })
    if (missing.includes(address)) expect(answer.status(), address).toBe(404)
    const headers = answer.headers()
    for (const [name, value] of Object.entries(everywhere)) {
      expect(headers[name], `${address} ${name}`).toMatch(value)
    }
    if (!address.startsWith('/_next') && !address.startsWith('/media')) {
      expect(headers['content-security-policy'], address).toBeTruthy()
      expect(headers['content-security-policy'], address).not.toMatch(/script-src [^;]*unsafe/)
    }
    expect(headers['x-powered-by'], address).toBeUndefined()
  }
})

// What each page’s policy lets in: e2e/every-page.spec.ts. That no page breaks its own, the walk sees (`watchConsole`).
test('the hashes hold through revalidation, and the page is still hydrated', async ({
  page,
  pair,
  consoleErrors,
}) => {
  await page.request.get('/news')
  await publish(pair, '/api/news/All/DPSSWB', [
    { title: 'Changed after the build', fromDate: `${thisYear}-01-10` },
  ])
  const answer = await page.goto('/news')
  expect(await answer?.text()).toContain('Changed after the build')
  expect((await answer?.allHeaders())?.['content-security-policy']).toContain('sha256')
  await page.getByLabel('Search by title').fill('no such notice')
  await expect(page.getByText('No data available for the selected filters.')).toBeVisible()
  expect(consoleErrors).toEqual([])
})

test('no secret and no map of sources in the browser bundle', { tag: '@attack' }, async () => {
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

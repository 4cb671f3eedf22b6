import { expect, test } from './support/test'

test('vendor files are fetched for the browser: long caching, nosniff, no scripts', async ({
  request,
}) => {
  const image = await request.get('/media/photos/annual-day-01.webp')
  expect(image.status()).toBe(200)
  expect(image.headers()).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'cache-control': expect.stringContaining('max-age=86400'),
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  })
})

test('headers alone let the vendor’s file go', async ({ request, vendor }) => {
  const image = await request.head('/media/photos/annual-day-02.webp')
  expect(image.status()).toBe(200)
  expect(image.headers()['content-type']).toBe('image/webp')
  expect((await request.head('/media/none')).status()).toBe(404)
  await expect.poll(() => vendor.sockets, { timeout: 15_000 }).toBe(0)
})

test('a PDF opens and a video answers ranges', async ({ request }) => {
  const pdf = await request.get('/media/files/notice-01.pdf')
  expect(pdf.headers()['content-type']).toBe('application/pdf')
  const part = await request.get('/media/video/application-guide.mp4', {
    headers: { range: 'bytes=10-19' },
  })
  expect(part.status()).toBe(206)
  expect(part.headers()['content-range']).toMatch(/^bytes 10-19\/\d+$/)
  expect((await part.body()).length).toBe(10)
})

test('nothing else is passed on, never HTML or SVG as such', async ({ request, vendor }) => {
  vendor.setAnswer('/api/image/page.html', { html: '<script>' })
  expect((await request.get('/media/page.html')).status()).toBe(404)
  vendor.setAnswer('/api/image/page.html', undefined)
})

test('no path leaves the image endpoint', async ({ request, vendor, site }) => {
  const before = vendor.requests.length
  for (const path of [
    '/media/..%2f..%2fapi%2fnews%2fDPSSWB',
    '/media/%2e%2e/news/DPSSWB',
    '/media/a%5c..%5cb',
    '/media/https:%2f%2fevil.example%2fa.png',
    '/media/a%3fb=c',
    '/media/%00',
  ]) {
    const answer = await request.get(site.url + path, { maxRedirects: 0 })
    expect([307, 400, 404], path).toContain(answer.status())
  }
  expect(vendor.requests.length).toBe(before)
})

test('a vendor that fails answers 502, a file that is not there 404', async ({
  request,
  vendor,
}) => {
  expect((await request.get('/media/photos/none.webp')).status()).toBe(404)
  vendor.setFault('status 500', /\/api\/image\/photos\/broken/)
  expect((await request.get('/media/photos/broken.webp')).status()).toBe(502)
  vendor.setFault(null)
})

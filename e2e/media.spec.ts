import { readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import sharp from 'sharp'
import { z } from 'zod'
import { publish, thisYear } from './support/lists'
import { publishedPicture, publishedPictures } from './support/media'
import type { Site } from './support/site'
import { expect, test } from './support/test'

const files = /^\/api\/image\//
const newsPath = '/api/news/All/DPSSWB'
const news = z.array(z.object({ download: z.string() }))

/** What a record's attachment is linked to as. */
async function publishedFiles(site: Site): Promise<string[]> {
  const answer = await fetch(`${site.url}/api/lists/news`)
  return news.parse(await answer.json()).map(({ download }) => site.url + download)
}

/** The status of an answer to a target sent as it is written here. */
async function statusOf(site: Site, target: string): Promise<number> {
  const { hostname, port, host } = new URL(site.url)
  const socket = connect(Number(port), hostname)
  socket.write(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`, 'latin1')
  let answer = ''
  for await (const chunk of socket) answer += chunk
  return Number(answer.split(' ')[1])
}

test('a picture of a record: for an hour, nosniff, no scripts, no second call', async ({
  request,
  site,
  vendor,
}) => {
  const address = await publishedPicture(site)
  const image = await request.get(address)
  expect(image.status()).toBe(200)
  expect(image.headers()).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=3600',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  })
  const before = vendor.calls(files).length
  const again = await request.head(address)
  expect(again.headers().etag).toBe(image.headers().etag)
  expect(vendor.calls(files).length).toBe(before)
})

test('one vendor file under twenty spellings is 404 in nineteen, and the vendor is not asked', {
  tag: '@attack',
}, async ({ site, vendor }) => {
  const address = (await publishedPictures(site))[1]?.slice(site.url.length) ?? ''
  const [, , signature = '', width = '', ...path] = address.split('/')
  const name = path.join('/')
  const below = `/media/${signature}/${width}`
  const before = vendor.calls(files).length
  const spellings = [
    `/media/${name}`,
    `${address}?n`,
    `${address}?`,
    `${below}/%20${name}`,
    `${below}/${name}%20`,
    `${below}/%${name.charCodeAt(0).toString(16)}${name.slice(1)}`,
    `${below}/./${name}`,
    `${below}/%2e/${name}`,
    `${below}/x/../${name}`,
    `${below}//${name}`,
    `${below}/api/image/${name}`,
    `${below}/${name.replace('/', '%2f')}`,
    `${below}/${name.replace('/', '\\')}`,
    `/./media/${signature}/${width}/${name}`,
    `/media/x/..${address.slice('/media'.length)}`,
    `/media/${signature}/file/${name}`,
    `/media/${signature}/641/${name}`,
    `/media/${signature}/${width}/%E0%A4%A`,
    `http://127.0.0.1/media/./${signature}/${width}/${name}`,
  ]
  for (const spelling of spellings) expect(await statusOf(site, spelling), spelling).toBe(404)
  expect(vendor.calls(files).length).toBe(before)
  expect(await statusOf(site, address)).toBe(200)
})

test('a certificate has no address, with the optimiser or without', { tag: '@attack' }, async ({
  site,
  vendor,
}) => {
  const asked = () => vendor.calls(/^\/api\/(?:tc|image)\//).length
  const before = asked()
  const [, , signature = ''] = (await publishedPicture(site)).slice(site.url.length).split('/')
  for (const target of [
    '/media/tc/2019-0417.webp',
    `/media/${signature}/1280/tc/2019-0417.webp`,
    `/media/${signature}/file/tc/2019-0417.webp`,
    '/_next/image?url=%2Fmedia%2Ftc%2F2019-0417.webp&w=1280&q=75',
    `/_next/image?url=%2Fmedia%2F${signature}%2F1280%2Ftc%2F2019-0417.webp&w=1280&q=75`,
    '/_next/image?url=%2Fpictures%2Fabout-400.webp&w=640&q=75',
    '/_next/image',
  ])
    expect(await statusOf(site, target), target).toBe(404)
  expect(asked()).toBe(before)
})

test('no page asks for what has no address', async ({ page, site }) => {
  const bad: string[] = []
  page.on('response', (answer) => {
    if (answer.status() >= 400) bad.push(answer.url())
  })
  for (const address of ['/', '/gallery', '/events', '/blog-post', '/x-topper']) {
    await page.goto(address)
    await page.evaluate(() => {
      for (const image of document.images) image.loading = 'eager'
    })
    await page.waitForLoadState('networkidle')
    const html = await (await page.request.get(site.url + address)).text()
    expect(html, address).not.toContain('_next/image')
  }
  expect(bad).toEqual([])
})

test('a PDF opens, a film answers ranges, anything else is not passed on', {
  tag: '@attack',
}, async ({ pair }) => {
  const stored = ['files/prospectus.pdf', 'video/application-guide.mp4', 'page.html', 'none.pdf']
  pair.vendor.setAnswer('/api/image/page.html', { html: '<script>' })
  const date = `${thisYear}-01-`
  await publish(
    pair,
    newsPath,
    stored.map((one, at) => ({ title: one, fromDate: `${date}2${9 - at}`, attachments: [one] })),
  )
  const [pdf = '', film = '', page = '', none = ''] = await publishedFiles(pair.site)
  const opened = await fetch(pdf)
  expect(opened.headers.get('content-type')).toBe('application/pdf')
  expect(opened.headers.get('cache-control')).toBe('public, max-age=3600')
  const bytes = new Uint8Array(await opened.arrayBuffer())
  expect(bytes).toEqual(new Uint8Array(await readFile(`mocks/vendor/media/${stored[0]}`)))
  const part = await fetch(film, { headers: { range: 'bytes=10-19' } })
  expect(part.status).toBe(206)
  expect(part.headers.get('content-range')).toMatch(/^bytes 10-19\/\d+$/)
  expect((await part.arrayBuffer()).byteLength).toBe(10)
  expect((await fetch(film, { method: 'HEAD' })).status).toBe(200)
  expect((await fetch(page)).status).toBe(404)
  expect((await fetch(none)).status).toBe(404)
  await expect.poll(() => pair.vendor.sockets, { timeout: 15_000 }).toBe(0)
})

test('pictures stay while the vendor’s are down; one never seen is 502', async ({ pair }) => {
  const { vendor, site } = pair
  const records = ['photos/annual-day-01.webp', 'photos/never-seen.webp'].map((photo) => ({
    title: photo,
    date: `${thisYear}-01-10`,
    attachments: [photo],
  }))
  await publish(pair, '/api/gallery/All/DPSSWB', records)
  const [seen = '', unseen = ''] = await publishedPictures(site)
  expect((await fetch(seen)).status).toBe(200)
  vendor.setFault('status 500', /\/api\/image\//)
  expect((await fetch(seen)).status).toBe(200)
  expect((await fetch(unseen)).status).toBe(502)
})

test('the lightbox’s large picture is made here too', async ({ page }) => {
  await page.goto('/gallery')
  await page.getByRole('article').first().getByRole('link').click()
  const href = await page
    .getByRole('link', { name: /^Enlarge/ })
    .first()
    .getAttribute('href')
  expect(href).toMatch(/^\/media\/[\w-]{12}\/1280\//)
  const bytes = await (await page.request.get(href ?? '')).body()
  const { format, width = 0, exif } = await sharp(bytes).metadata()
  expect([format, exif]).toEqual(['webp', undefined])
  expect(width).toBeLessThanOrEqual(1280)
})

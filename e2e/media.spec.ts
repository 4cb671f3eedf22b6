import sharp from 'sharp'
import { publishedPicture } from './support/media'
import { expect, test } from './support/test'

// What else a picture or a file is answered with: lib/media/response.test.ts.
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
  const asked = () => vendor.calls(/^\/api\/image\//).length
  const before = asked()
  const again = await request.head(address)
  expect(again.headers().etag).toBe(image.headers().etag)
  expect(asked()).toBe(before)
})

test('the lightbox’s large picture is made here too', async ({ page }) => {
  await page.goto('/gallery')
  await page.getByRole('article').first().getByRole('link').click()
  const enlarge = page.getByRole('link', { name: /^Enlarge/ })
  const href = (await enlarge.first().getAttribute('href')) ?? ''
  expect(href).toMatch(/^\/media\/[\w-]{12}\/1280\//)
  const { format, width, exif } = await sharp(
    await (await page.request.get(href)).body(),
  ).metadata()
  expect([format, exif]).toEqual(['webp', undefined])
  expect(width).toBeLessThanOrEqual(1280)
})

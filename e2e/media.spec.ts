import { publishedPicture } from './support/media'
import { expect, test } from './support/test'

// What else a picture or a file is answered with: lib/media/response.test.ts and encode.test.ts.
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

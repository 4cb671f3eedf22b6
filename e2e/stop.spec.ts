import { publishedPicture } from './support/media'
import { expect, startPair, test } from './support/test'

test('in-flight requests finish and new ones are refused on SIGTERM', async () => {
  const { vendor, site, stop } = await startPair()
  const picture = await publishedPicture(site)
  vendor.setFault('slow')
  const underWay = fetch(picture)
  await expect.poll(() => vendor.calls(/\/api\/image\//).length).toBe(1)
  const stopping = stop()
  await expect
    .poll(
      async () =>
        fetch(`${site.url}/api/health`).then(
          () => 'answered',
          () => 'refused',
        ),
      {
        timeout: 5000,
      },
    )
    .toBe('refused')
  const file = await underWay
  expect(file.status).toBe(200)
  expect((await file.arrayBuffer()).byteLength).toBeGreaterThan(1000)
  await stopping
  expect(site.log()).toContain('"msg":"stopping"')
})

test('a request that never ends does not hold up the stop for ever', async () => {
  const { vendor, site, stop } = await startPair({ STOP_SECONDS: '1', VENDOR_TIMEOUT_MS: '60000' })
  const picture = await publishedPicture(site)
  vendor.setFault('hang')
  const hanging = fetch(picture).catch(() => null)
  await expect.poll(() => vendor.calls(/\/api\/image\//).length).toBe(1)
  const start = Date.now()
  await stop()
  expect(Date.now() - start).toBeLessThan(6000)
  await hanging
})

import { publishedPictures } from './support/media'
import { expect, startPair, test } from './support/test'

test('on SIGTERM in-flight requests finish, new ones are refused, and a request that never ends does not hold up the stop for ever', async () => {
  const { vendor, site, stop } = await startPair({ STOP_SECONDS: '5', VENDOR_TIMEOUT_MS: '60000' })
  const [picture = '', another = ''] = await publishedPictures(site)
  const asked = () => vendor.calls(/\/api\/image\//).length
  vendor.setFault('hang')
  const hanging = fetch(another).catch(() => null)
  await expect.poll(asked).toBe(1)
  vendor.setFault('slow')
  const underWay = fetch(picture)
  await expect.poll(asked).toBe(2)
  const stopping = stop()
  await expect
    .poll(
      async () =>
        fetch(`${site.url}/api/health`).then(
          () => 'answered',
          () => 'refused',
        ),
      { timeout: 4000 },
    )
    .toBe('refused')
  const file = await underWay
  expect(file.status).toBe(200)
  expect((await file.arrayBuffer()).byteLength).toBeGreaterThan(1000)
  await stopping
  expect(site.log()).toContain('"msg":"stopping"')
  // By itself: nobody had to kill it.
  expect(site.log()).toContain('"msg":"stopped with requests under way"')
  await hanging
})

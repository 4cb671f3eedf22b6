import { networkInterfaces } from 'node:os'
import { routes } from '@/content/routes'
import { startSite } from '@/testing/site'
import { isWindows } from '@/testing/system'
import { expect, startVendor, test } from './support/test'

test('renders the home page and every list before the site reports ready, and exits with 0 on SIGTERM', async () => {
  const vendor = await startVendor()
  const began = performance.now()
  const site = await startSite({
    host: '',
    env: { VENDOR_API_URL: vendor.url, VENDOR_TIMEOUT_MS: '60000' },
  })

  const startSeconds = (performance.now() - began) / 1000

  await test.step('renders the home page and every list before the site reports ready', async (step) => {
    // A process is ready within thirty seconds (lib/platform/process-state.ts).
    step.skip(startSeconds > 25, 'this machine takes longer to start the site')
    for (const { path } of routes.filter(({ kind }) => kind === 'home' || kind === 'list')) {
      const response = await fetch(site.url + path)
      expect(response.headers.get('cache-status'), path).toBe('site; hit')
      const html = await response.text()
      for (const words of ['Stay Tuned For More Updates', 'Demonstration content'])
        expect(html.includes(words), `${path} ${words}`).toBe(false)
    }
  })

  await test.step('listens on IPv4 and IPv6 without HOSTNAME', async (step) => {
    const { port } = new URL(site.url)
    const statusAt = async (host: string) =>
      (await fetch(`http://${host}:${port}/api/health`)).status
    expect(await statusAt('127.0.0.1')).toBe(200)
    const interfaces = Object.values(networkInterfaces()).flat()
    step.skip(!interfaces.some((one) => one?.family === 'IPv6'), 'no IPv6 on this machine')
    expect(await statusAt('[::1]')).toBe(200)
  })

  // Requests under way: server/http/stop.test.ts and e2e/release.spec.ts.
  const code = await site.stop()
  // Windows has no signals.
  if (!isWindows)
    expect([code, site.log()]).toEqual([0, expect.stringContaining('"msg":"stopping"')])
  await vendor.refuse()
})

import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { type Fault, VendorServer } from '@/e2e/support/vendor-server'

const token = 'token-of-the-tests'
const anything = z.array(z.unknown())

let vendor: VendorServer
let client: typeof import('./client')

beforeAll(async () => {
  vendor = await VendorServer.start({
    dataDir: await mkdtemp(path.join(tmpdir(), 'vendor-')),
    token,
  })
  vi.stubEnv('VENDOR_API_URL', vendor.url)
  vi.stubEnv('VENDOR_API_TOKEN', token)
  vi.stubEnv('VENDOR_TIMEOUT_MS', '1500')
  // The environment is read once; a copy of the modules of its own reads this one.
  vi.resetModules()
  client = await import('./client')
})

beforeEach(() => vendor.setFault(null))
afterAll(() => vendor.refuse())

const news = { path: '/api/news/DPSSWB' }

describe('vendorFetch', () => {
  it('gives the parsed answer', async () => {
    expect((await client.vendorFetch(news, anything)).length).toBeGreaterThan(0)
  })

  it('sends the token only where the specification sends one', async () => {
    await client.vendorFetch(news, anything)
    await client.vendorFetch({ path: '/api/notification/DPSSWB', authorised: true }, z.unknown())
    expect(vendor.calls('/api/news/DPSSWB').at(-1)?.authorization).toBeNull()
    expect(vendor.calls('/api/notification/DPSSWB').at(-1)?.authorization).toBe(`Bearer ${token}`)
  })

  it.each<[Fault, string]>([
    ['status 500', 'status'],
    ['hang', 'timeout'],
    ['trickle', 'timeout'],
    ['cut off', 'network'],
    ['malformed', 'not JSON'],
    ['html', 'not JSON'],
    ['wrong shape', 'wrong shape'],
  ])('throws for %s the reason %s', async (fault, reason) => {
    vendor.setFault(fault)
    await expect(client.vendorFetch(news, anything)).rejects.toMatchObject({ reason })
  })

  // A signal given to a Request alone is lost with the Request, and the call then waits for ever.
  it.each<Fault>(['hang', 'trickle'])(
    'ends in time for %s, however much garbage is collected meanwhile',
    async (fault) => {
      setFlagsFromString('--expose-gc')
      const collecting = setInterval(() => runInNewContext('gc()'), 50)
      vendor.setFault(fault)
      const calling = client.vendorFetch(news, anything)
      await expect(calling)
        .rejects.toMatchObject({ reason: 'timeout' })
        .finally(() => {
          clearInterval(collecting)
        })
    },
  )

  it('does not read a huge answer to its end', async () => {
    vendor.setFault('huge')
    await expect(
      client.vendorFetch({ ...news, maxBytes: 1024 * 1024 }, anything),
    ).rejects.toMatchObject({ reason: 'too large' })
  })

  it('throws for a refused connection the reason network', async () => {
    await vendor.refuse()
    await expect(client.vendorFetch(news, anything)).rejects.toMatchObject({ reason: 'network' })
    await vendor.resume()
  })
})

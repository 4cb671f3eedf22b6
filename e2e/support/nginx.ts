import { rm } from 'node:fs/promises'
import path from 'node:path'
import { request as requests } from '@playwright/test'
import { type RunningSite, temporaryFolder } from '@/testing/site'
import { freePort } from '@/tools/lib/free-port'
import { startNginx } from '@/tools/measure/lib/nginx'
import { expect } from './test'

/**
 * Starts the shipped nginx in front of some instances, with all its files in `folder`. `env` points the operator's
 * commands there.
 */
export async function startFront(
  sites: readonly Pick<RunningSite, 'url'>[],
  current?: string,
  within?: string,
) {
  const folder = within ?? (await temporaryFolder())
  const [port, plainPort] = [await freePort(), await freePort()]
  const [upstream = '', ...instances] = sites.map(({ url }) => new URL(url).host)
  const tls = { port, plainPort }
  const nginx = await startNginx({ folder, upstream, instances, tls, current })
  const url = `https://localhost:${port}`
  const visitor = await requests.newContext({ baseURL: url, ignoreHTTPSErrors: true })
  await expect(async () => {
    await visitor.get('/api/health')
  }).toPass({ timeout: 10_000 })
  return {
    visitor,
    url,
    port,
    plain: `http://localhost:${plainPort}`,
    folder,
    env: {
      NGINX_DIR: path.join(folder, 'etc/school-site'),
      NGINX_CACHE: path.join(folder, 'cache/school'),
      NODE_EXTRA_CA_CERTS: path.join(folder, 'certificate.pem'),
    },
    stop: async () => {
      await visitor.dispose()
      nginx.stop()
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import {
  type ClientHttp2Session,
  connect as connectHttp2,
  type OutgoingHttpHeaders,
} from 'node:http2'
import { connect as connectPlain } from 'node:net'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { connect } from 'node:tls'
import { request as requests } from '@playwright/test'
import { type RunningSite, temporaryFolder } from '@/testing/site'
import { ensure } from '@/tools/lib/debian'
import { freePort } from '@/tools/lib/free-port'
import { startNginx } from '@/tools/measure/lib/nginx'
import type { Pair } from './lists'
import { expect, test } from './test'

export const trusting = { TRUSTED_HOPS: '1', REVALIDATE_SECONDS: '60' }

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

type PairOf = (env: Record<string, string>) => Promise<Pick<Pair, 'site' | 'vendor'>>

/** Shared by the tests that do not depend on the content of its cache. */
let shared: ReturnType<typeof startFront> | undefined

export const stops: (() => unknown)[] = []

export function skipWithoutNginx(): void {
  test.beforeAll(() => {
    test.skip(!ensure('nginx') || !ensure('openssl'), 'no Linux with nginx and openssl')
  })
}

export function testBehindNginx(): void {
  test.skip(!process.env.WHOLE, 'only npm run test:whole tests the site behind the shipped nginx')
  // One worker per file, so that its tests share a site and an nginx.
  test.describe.configure({ mode: 'default' })

  skipWithoutNginx()

  test.afterEach(async () => {
    for (const stop of stops.splice(0)) await stop()
  })

  test.afterAll(async () => {
    await (await shared)?.stop()
    shared = undefined
  })
}

export async function behindNginx(pairOf: PairOf) {
  const pair = await pairOf(trusting)
  shared ??= startFront([pair.site])
  return { ...pair, ...(await shared) }
}

export async function behindNewNginx(pairOf: PairOf) {
  const pair = await pairOf(trusting)
  const front = await startFront([pair.site])
  stops.push(front.stop)
  return { ...pair, ...front }
}

export function connection(url: string, localAddress = '127.0.0.1'): ClientHttp2Session {
  const { port } = new URL(url)
  const createConnection = () =>
    connect({
      socket: connectPlain({ port: Number(port), host: '127.0.0.1', localAddress }),
      servername: 'localhost',
      ALPNProtocols: ['h2'],
      rejectUnauthorized: false,
    })
  const session = connectHttp2(url, { createConnection }).on('error', () => undefined)
  stops.push(() => session.destroy())
  return session
}

/** Sends an HTTP/2 request, as browsers do; Playwright's requests are HTTP/1.1. */
export async function sendByHttp2(
  session: ClientHttp2Session,
  headers: OutgoingHttpHeaders,
  body?: Buffer,
) {
  const stream = session.request(headers, { endStream: !body })
  if (body) stream.end(body)
  const [{ ':status': status }] = await once(stream, 'response')
  return { status: Number(status), body: await buffer(stream) }
}

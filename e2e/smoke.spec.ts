import { writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import path from 'node:path'
import { listenLocally } from '@/testing/http'
import { runNode } from '@/testing/run-node'
import { temporaryFolder } from '@/testing/site'
import { standalone } from '@/tools/lib/standalone'
import { tool } from '@/tools/lib/steps'
import { expect, test } from './support/test'

const smoke = (site: string) => runNode([`${standalone}/smoke.mjs`, site])

/** Serves the site with each response changed by `spoil`. */
async function spoiled(
  site: string,
  spoil: (path: string, original: Response) => Promise<Response>,
) {
  const server: Server = createServer(async (request, response) => {
    const path = request.url ?? '/'
    const range = request.headers.range
    const real = await fetch(site + path, { redirect: 'manual', headers: range ? { range } : {} })
    const changed = await spoil(path, real)
    const headers = Object.fromEntries(changed.headers)
    delete headers['content-length']
    // `fetch` has decompressed the body.
    response.writeHead(
      changed.status,
      headers['content-encoding'] ? { ...headers, 'content-encoding': 'identity' } : headers,
    )
    response.end(Buffer.from(await changed.arrayBuffer()))
  })
  return {
    url: `http://127.0.0.1:${await listenLocally(server)}`,
    close: () => server.close(),
  }
}

test('the smoke test reports each failing route, but no page that the operator has blocked', async ({
  site,
}) => {
  const folder = await temporaryFolder()
  writeFileSync(path.join(folder, 'taken-down.conf'), '~^/our-(?:hostel|vision)$ 1;\n')
  const front = await spoiled(site.url, async (path, original) => {
    if (path === '/our-motto') return new Response('gone', { status: 500 })
    // Blocked by the operator. The smoke test ignores a blocked page that still responds.
    if (path === '/our-hostel') return new Response('gone', { status: 404 })
    if (path === '/our-mission') return new Response('gone', { status: 404 })
    if (path === '/news') return new Response('<p>no words</p>', original)
    if (path === '/career/')
      return new Response(null, { status: 308, headers: { location: 'https://evil.example/' } })
    const headers = new Headers(original.headers)
    if (path === '/hostel-fee') headers.delete('x-content-type-options')
    return new Response(original.body, { status: original.status, headers })
  })
  const env = { NGINX_DIR: folder }
  const { code, output } = await runNode([`${standalone}/smoke.mjs`, front.url], { env })
  front.close()
  expect(code).toBe(1)
  // The site has another SITE_URL than this test's port.
  const lines = output.split('\n').filter((line) => line && !line.includes('set SITE_URL='))
  // All that is wrong, so every other request succeeded.
  expect(lines.sort()).toEqual([
    '/career/: redirects to https://evil.example/, not to /Career',
    '/hostel-fee: header x-content-type-options missing or wrong',
    '/news: no heading',
    '/our-mission: status 404, not 200',
    '/our-motto: status 500, not 200',
    expect.stringMatching(/^http\S+: \d{3} requests, \d+ problems$/),
  ])
})

test('the smoke test fails without a site URL, and if the site does not respond', async () => {
  expect(await runNode(tool('operator/smoke', 'school'))).toMatchObject({
    code: 2,
    output: expect.stringContaining('npm run smoke'),
  })
  const gone = await smoke('http://127.0.0.1:9')
  expect(gone.code).toBe(1)
  expect(gone.output).toContain('/: no response')
})

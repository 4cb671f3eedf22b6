import { createServer } from 'node:http'
import { expect, startPair, test } from './support/test'

/** A collector that keeps what it is sent. */
async function startCollector() {
  const posts: { path: string; body: string }[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    posts.push({ path: request.url ?? '', body: Buffer.concat(chunks).toString('utf8') })
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = address && typeof address === 'object' ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    posts,
    sent: () => posts.map(({ body }) => body).join('\n'),
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}

test('optional OpenTelemetry by environment: traces of requests, and nothing a visitor typed', async () => {
  const collector = await startCollector()
  const { site, stop } = await startPair({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })
  for (const address of [
    '/news?q=Secret+Name',
    '/search?q=Secret+Name',
    '/blog-inner?id=SecretName',
    '/x-topper?year=2025-26&q=Secret%20Name',
    '/api/toppers/x?session=SecretName',
    '/nowhere?name=Secret+Name',
  ]) {
    await fetch(site.url + address, { redirect: 'manual' })
  }
  const body = new FormData()
  body.set('name', 'Secret Name')
  body.set('admission', 'SecretNumber')
  await fetch(`${site.url}/api/tc`, { method: 'POST', body, headers: { origin: site.url } })
  await expect.poll(collector.sent, { timeout: 15_000 }).toContain('/api/tc')
  expect(new Set(collector.posts.map(({ path }) => path))).toEqual(new Set(['/v1/traces']))
  expect(collector.sent()).toContain('school-site')
  expect(collector.sent()).toContain('"http.target","value":{"stringValue":"/news"}')
  expect(collector.sent()).not.toMatch(/secret/i)
  await stop()
  await collector.stop()
})

test('without a collector no page waits for one', async () => {
  const { site, stop } = await startPair({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' })
  expect((await fetch(`${site.url}/news?q=a`)).status).toBe(200)
  await expect.poll(site.log, { timeout: 30_000 }).toContain('traces not sent')
  expect((await fetch(`${site.url}/news?q=b`)).status).toBe(200)
  await stop()
})

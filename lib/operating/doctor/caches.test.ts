import { createServer } from 'node:http'
import { expect, it } from 'vitest'
import { startAnew } from '@/tools/testing/new-process'
import { serve } from '@/tools/testing/serve'

const server = createServer((request, response) => {
  const isPurge = request.method === 'PURGE' && request.headers.xkey === 'doctor'
  response.writeHead(isPurge && request.url === '/' ? 200 : 405).end()
})
const origin = `http://127.0.0.1:${await serve(server)}`

async function check(seconds: string, varnish: string) {
  startAnew({ SHARED_CACHE_SECONDS: seconds, SHARED_CACHE_VARNISH: varnish })
  const { checkCaches } = await import('./caches')
  return (await checkCaches()).map(({ state, says }) => `${state}: ${says}`)
}

it.each([
  ['', '', []],
  ['60', '', ['warn: pages are kept in front, and nothing is told when they change']],
  ['60', origin, [expect.stringMatching(/^ok: varnish 127\.0\.0\.1:\d+ takes purges$/)]],
  ['60', `${origin}/pages`, [expect.stringMatching(/^fail: .*takes no purge: .*405$/)]],
])('SHARED_CACHE_SECONDS=%s', async (seconds, varnish, expected) => {
  expect(await check(seconds, varnish)).toEqual(expected)
})

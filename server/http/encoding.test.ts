import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { compressHarder, encode } from './encoding'

const words = Buffer.from('<p>Service before self</p>'.repeat(100))
const html = 'text/html; charset=utf-8'

it('compresses a page with brotli and gzip, and gives each encoding its own ETag', async () => {
  const { identity, br, gzip } = await encode(words, html)
  expect(brotliDecompressSync(br?.body ?? Buffer.alloc(0))).toEqual(words)
  expect(gunzipSync(gzip?.body ?? Buffer.alloc(0))).toEqual(words)
  expect(new Set([identity.etag, br?.etag, gzip?.etag]).size).toBe(3)
  for (const one of [identity, gzip]) expect(one?.etag).toMatch(/^"[\w-]+"$/)
})

// How small it gets: pages.test.ts.
it('keeps the ETag of the brotli encoding when the body is compressed again at the best quality', async () => {
  const quick = await encode(words, html)
  const best = await compressHarder(quick)
  expect(brotliDecompressSync(best.br?.body ?? Buffer.alloc(0))).toEqual(words)
  expect(best.br?.etag).toBe(quick.br?.etag)
  expect(best.br?.etag).toMatch(/^W\/"[\w-]+-br"$/)
  expect({ ...best, br: quick.br }).toEqual(quick)
})

it('does not compress a body that is tiny or already compressed', async () => {
  for (const type of ['image/webp', 'application/pdf', ''])
    expect(Object.keys(await encode(words, type))).toEqual(['identity'])
  expect(Object.keys(await encode(Buffer.from('<p>'), html))).toEqual(['identity'])
})

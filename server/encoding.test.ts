import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { encode } from './encoding'

const words = Buffer.from('<p>Service before self</p>'.repeat(100))
const html = 'text/html; charset=utf-8'

describe('a body in the encodings of browsers', () => {
  it('is compressed in brotli and gzip, each with an ETag of its own', async () => {
    const { identity, br, gzip } = await encode(words, html)
    expect(brotliDecompressSync(br?.body ?? Buffer.alloc(0))).toEqual(words)
    expect(gunzipSync(gzip?.body ?? Buffer.alloc(0))).toEqual(words)
    expect(new Set([identity.etag, br?.etag, gzip?.etag]).size).toBe(3)
    for (const one of [identity, br, gzip]) expect(one?.etag).toMatch(/^"[\w-]+"$/)
  })

  it('has the same ETag for the same bytes only', async () => {
    const again = await encode(Buffer.from(words), html)
    const other = await encode(Buffer.from(`${words}.`), html)
    expect(again.br?.etag).toBe((await encode(words, html)).br?.etag)
    expect(other.br?.etag).not.toBe(again.br?.etag)
  })

  it('stays as it is when it is packed already, or too small', async () => {
    for (const type of ['image/webp', 'application/pdf', ''])
      expect(Object.keys(await encode(words, type))).toEqual(['identity'])
    expect(Object.keys(await encode(Buffer.from('<p>'), html))).toEqual(['identity'])
  })
})

import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import compressible from 'compressible'

/** A body in one encoding. For brotli the ETag is weak: `compressHarder` changes the bytes, but not the ETag. */
export type Encoded = { body: Buffer; etag: string }

export type Encodings = { identity: Encoded; br?: Encoded; gzip?: Encoded }

const compress = {
  br: promisify(brotliCompress),
  gzip: promisify(gzip),
}

/** `quick` takes milliseconds, while a visitor waits. `best` takes half a second for a long page, in the background. */
const brotliQuality = { quick: 5, best: 11 }

/** A compressed copy that saves less than this is not worth its `Content-Encoding` header. */
const minSavedBytes = 100

export function toEncodings(copies: { identity: Buffer; br?: Buffer; gzip?: Buffer }): Encodings {
  const hash = createHash('sha256').update(copies.identity).digest('base64url').slice(0, 22)
  const ifSmaller = (copy: Buffer | undefined) =>
    copy && copy.length + minSavedBytes <= copies.identity.length ? copy : undefined
  const [br, gzipped] = [ifSmaller(copies.br), ifSmaller(copies.gzip)]
  return {
    identity: { body: copies.identity, etag: `"${hash}"` },
    ...(br ? { br: { body: br, etag: `W/"${hash}-br"` } } : {}),
    ...(gzipped ? { gzip: { body: gzipped, etag: `"${hash}-gz"` } } : {}),
  }
}

function brotli(body: Buffer, quality: keyof typeof brotliQuality): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality[quality],
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  return compress.br(body, { params })
}

/** Compresses a body quickly with brotli and gzip, in libuv's threads. Leaves pictures and the like uncompressed. */
export async function encode(identity: Buffer, contentType: string): Promise<Encodings> {
  if (!compressible(contentType)) return toEncodings({ identity })
  const [br, gzipped] = await Promise.all([brotli(identity, 'quick'), compress.gzip(identity)])
  return toEncodings({ identity, br, gzip: gzipped })
}

export async function compressHarder({ identity, gzip: gzipped }: Encodings): Promise<Encodings> {
  const br = await brotli(identity.body, 'best')
  return toEncodings({ identity: identity.body, br, ...(gzipped && { gzip: gzipped.body }) })
}

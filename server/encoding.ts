import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import compressible from 'compressible'

/** A body in one encoding, with its strong ETag. */
export type Encoded = { body: Buffer; etag: string }

/** The encodings of a body, by their names in `Content-Encoding`; `identity` is always there. */
export type Encodings = { identity: Encoded; br?: Encoded; gzip?: Encoded }

const compress = {
  br: promisify(brotliCompress),
  gzip: promisify(gzip),
}

/**
 * How hard a body is compressed: as quick as it is made, for an address that few ask for; worth a tenth of
 * a second, for one that everybody does; or the best there is.
 */
export type BrotliQuality = 'quick' | 'good' | 'best'

const qualities: Record<BrotliQuality, number> = { quick: 5, good: 10, best: 11 }

/** A compressed copy that saves less than this many bytes is not worth a header. */
const leastSaved = 100

/** Wraps the copies of a body that its build or `encode` made. */
export function encodingsOf(copies: { identity: Buffer; br?: Buffer; gzip?: Buffer }): Encodings {
  const hash = createHash('sha256').update(copies.identity).digest('base64url').slice(0, 22)
  const worth = (copy: Buffer | undefined) =>
    copy && copy.length + leastSaved <= copies.identity.length ? copy : undefined
  const [br, gzipped] = [worth(copies.br), worth(copies.gzip)]
  return {
    identity: { body: copies.identity, etag: `"${hash}"` },
    ...(br ? { br: { body: br, etag: `"${hash}-br"` } } : {}),
    ...(gzipped ? { gzip: { body: gzipped, etag: `"${hash}-gz"` } } : {}),
  }
}

/** A body compressed in every encoding that browsers ask for, in threads of their own. */
export async function encode(
  identity: Buffer,
  contentType: string,
  quality: BrotliQuality = 'quick',
): Promise<Encodings> {
  if (!compressible(contentType)) return encodingsOf({ identity })
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: qualities[quality],
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  }
  const [br, gzipped] = await Promise.all([
    compress.br(identity, { params }),
    compress.gzip(identity),
  ])
  return encodingsOf({ identity, br, gzip: gzipped })
}

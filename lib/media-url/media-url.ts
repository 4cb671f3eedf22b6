import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { env } from '@/lib/platform/env'
import { singleton } from '@/lib/platform/singleton'
import { decodeEscapes } from '@/lib/text/decode-escapes'
import { blocklist } from './blocklist'
import { largest, variants } from './variants'

const maxPathLength = 1000
/** In digits of base64url. */
const signatureLength = 12

const keyBytes = 32

/**
 * The same after restarts, and on every instance with the same `REVALIDATE_SECRET`. Without one, each process has
 * another.
 */
const signingKey = () =>
  singleton('media key', () => {
    const secret = env().REVALIDATE_SECRET ?? randomBytes(keyBytes)
    return Buffer.from(hkdfSync('sha256', secret, '', 'media addresses', keyBytes))
  })

/**
 * 72 bits. One signature covers all variants of a picture: one each would cost a page of twenty pictures a kilobyte.
 */
function signatureOf(path: string, variant: string): string {
  const kind = variant === 'file' ? 'file' : 'picture'
  return createHmac('sha256', signingKey())
    .update(`${kind} ${path}`)
    .digest('base64url')
    .slice(0, signatureLength)
}

export const encodedPath = (path: string) => path.split('/').map(encodeURIComponent).join('/')

function signedUrl(path: string, variant: string): string | null {
  if (path.length > maxPathLength || !path.isWellFormed() || blocklist().paths.has(path))
    return null
  return `/media/${signatureOf(path, variant)}/${variant}/${encodedPath(path)}`
}

/**
 * Returns the URL of a picture in its largest variant (`toVariant` has the others). Null for a blocked path, or one
 * that no URL can carry. Only for paths from lists and details: anybody who knows a URL may fetch it
 * (docs/decisions/0033-picture-urls.md).
 */
export function pictureUrl(path: string): string | null {
  return signedUrl(path, largest)
}

/** The same for a file that a record links to. */
export function fileUrl(path: string): string | null {
  return signedUrl(path, 'file')
}

/** Compares in constant time, so that nobody can guess a signature byte by byte. */
function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/**
 * Parses a request target. `path` is the decoded path below the vendor's image endpoint, `variant` one of `variants`, or
 * `file` for the unchanged file. Null unless the target is, byte for byte, a URL that we signed, and not blocked.
 */
export function parseMediaUrl(target: string) {
  const [, variant = '', encoded = ''] = /^\/media\/[\w-]+\/(\w+)\/(.+)$/.exec(target) ?? []
  const path = decodeEscapes(encoded)
  if (!path || !(variant === 'file' || variants.includes(variant))) return null
  const url = signedUrl(path, variant)
  return url !== null && isSame(url, target) ? { path, variant } : null
}

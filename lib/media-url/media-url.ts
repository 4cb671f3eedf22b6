import { createHmac, timingSafeEqual } from 'node:crypto'
import { mediaKey } from '@/lib/platform/secret-keys'
import { blocklist } from './blocklist'
import { largest, variants } from './variants'

/** A vendor file that an address of this site stands for. */
type Addressed = {
  /** Path below the vendor's image endpoint, decoded. */
  path: string
  /** One of `variants`, or `file` for one that is passed on as it is. */
  variant: string
}

const longestPath = 1000
/** In digits of base64url. */
const signatureLength = 12

let key: Buffer | undefined

/**
 * 72 bits. One signature covers all variants of a picture, whose number is small: with one for each a
 * page of twenty pictures would carry a kilobyte of noise more.
 */
function signatureOf(path: string, variant: string): string {
  key ??= mediaKey()
  const kind = variant === 'file' ? 'file' : 'picture'
  return createHmac('sha256', key)
    .update(`${kind} ${path}`)
    .digest('base64url')
    .slice(0, signatureLength)
}

/** A path below the vendor's image endpoint as addresses have it. */
export const encodedPath = (path: string) => path.split('/').map(encodeURIComponent).join('/')

function addressOf(path: string, variant: string): string | null {
  if (path.length > longestPath || !path.isWellFormed() || blocklist().has(path)) return null
  return `/media/${signatureOf(path, variant)}/${variant}/${encodedPath(path)}`
}

/**
 * Address on this site, in its largest variant, of a picture that a record shows; the others are
 * `inVariant`. Null for a path too odd to have one, and for one taken down. Only for
 * paths out of lists and details: whoever knows an address may fetch what it names
 * (docs/decisions/0033-picture-addresses.md).
 */
export function pictureUrl(path: string): string | null {
  return addressOf(path, largest)
}

/** The same for a file that a record links to. */
export function fileUrl(path: string): string | null {
  return addressOf(path, 'file')
}

function decoded(encoded: string): string | null {
  try {
    return decodeURIComponent(encoded)
  } catch {
    return null
  }
}

/** Takes as long for an address that is nearly right. */
function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/**
 * What an address stands for; null for every target of a request that is not, byte for byte, an
 * address made here: another spelling of the path, a query, no signature or a wrong one; and for what is
 * taken down.
 */
export function parseMediaUrl(target: string): Addressed | null {
  const [, variant = '', encoded = ''] = /^\/media\/[\w-]+\/(\w+)\/(.+)$/.exec(target) ?? []
  const path = decoded(encoded)
  if (!path || !(variant === 'file' || variants.includes(variant))) return null
  const address = addressOf(path, variant)
  return address !== null && isSame(address, target) ? { path, variant } : null
}

import path from 'node:path'
import { encodedPath, fileUrl, pictureUrl } from '@/lib/media-url/media-url'
import { isOwnUrl } from '@/lib/platform/site-url'
import { ownPath } from '@/lib/routes/canonical'
import { decodeEscapes } from '@/lib/text/decode-escapes'
import { findLinks, parseExternalUrl } from '@/lib/text/links'
import { findTypeByName } from './file-types'
import { vendorHost } from './transport'

const imagePrefix = 'api/image/'

/** Most stored paths, `albums/2026/sports-day.jpg`: they need no repair, and a list has thousands. */
const plainPath = /^(?!api\/)[\w-]+(?:\/[\w-]+)*\/[\w-]+\.[a-z\d]{2,5}$/i

/** Call path (specification, section 7) for a path below the image endpoint. */
export function toEndpointPath(path: string): string {
  return `/${imagePrefix}${encodedPath(path)}`
}

/** Schemes, drive letters, and placeholders of mail programs for pasted pictures. */
const scheme =
  /^(?:(?:https?|ftp|file|blob|data|javascript|vbscript|cid|mid|content|applewebdata|webkit-fake-url|mailto|tel):|[a-z][a-z\d+.-]+:\/\/|[a-z]:[\\/])/i
/** A file name may contain a question mark; this looks like a query. */
const query = /\?(?:[\d.]*|[\w-]+(?:[=&].*)?)$/s
const maxDecodings = 5
const endpointPrefix = /^(?:[.~]?\/)*(?:api\/(?:\.?\/)*image\/(?:\.?\/)*)?/i
const invisibleEdges = /^[\s\u200b\u200e\u200f\u2060]+|[\s\u200b\u200e\u200f\u2060]+$/g

function belowEndpoint(stored: string): string {
  const text = stored.replace(invisibleEdges, '').replaceAll('\\', '/')
  const bare = text.replace(/^(?:https?:)?\/\/(?:[^/@]*@)?([^/:]*)(?::(?:80|443)(?=\/))?/i, '$1')
  const { host } = new URL(vendorHost())
  const isOwn = bare.toLowerCase().startsWith(`${host}/${imagePrefix}`)
  const below = isOwn ? bare.slice(host.length).replace(/#.*$/s, '') : text
  return below.replace(/(\.[a-z\d]{2,4})#.*$/is, '$1').replace(query, '')
}

function normalise(below: string): string {
  const decoded = decodeEscapes(below).trim().replaceAll('\\', '/')
  return path.posix.normalize(decoded.replace(endpointPrefix, ''))
}

/** Empty or dot segments; some servers also strip a space, a query or a parameter. */
const unsafeSegment = /^\s*$|^\s*\.{1,2}\s*(?:[?#;].*)?$/

/** However often a server decodes the path. */
function staysInside(relative: string): boolean {
  let decoded = relative
  for (let times = 0; times < maxDecodings; times += 1) {
    if (decoded.split(/[\\/]/).some((segment) => unsafeSegment.test(segment))) return false
    if (scheme.test(decoded) || /\p{Cc}/u.test(decoded)) return false
    const next = decodeEscapes(decoded)
    if (next === decoded) return decoded.split(/[\\/]/).length === relative.split('/').length
    decoded = next
  }
  return false
}

/**
 * Normalises a stored path or attachment id; null if it would leave the image endpoint. Clerks and content systems
 * store `%20`, `./`, backslashes, queries and whole URLs.
 */
export function toImagePath(stored: string): string | null {
  if (plainPath.test(stored)) return stored
  if (!stored.isWellFormed()) return null
  const below = belowEndpoint(stored)
  if (scheme.test(below)) return null
  const relative = normalise(below)
  return staysInside(relative) && /[\p{L}\p{N}]/u.test(relative) ? relative : null
}

/** Hosts inside an office: a panel stores the URL at which it was tested. */
const privateHost =
  /^(?:localhost|[^.]+|.*\.(?:local|localhost|lan|internal)|127\..*|10\..*|192\.168\..*|172\.(?:1[6-9]|2\d|3[01])\..*|\[.*)$/

/** For attachments on other hosts, with or without a scheme. */
function toExternalUrl(stored: string): string | null {
  if (plainPath.test(stored)) return null
  const text = stored.replace(invisibleEdges, '')
  const [link] = findLinks(text)
  const isWholeLink = link?.from === 0 && link.to === text.length
  const url =
    isWholeLink || /^(?:https?:|www\.|\/\/[^/\s]+\.[a-z]{2,}\/)/i.test(text)
      ? parseExternalUrl(text)
      : null
  if (!url || !/^https?:/.test(url) || privateHost.test(new URL(url).hostname)) return null
  if (isOwnUrl(url) && ownPath(new URL(url).pathname) === null) return null
  return belowEndpoint(url) === url.replace(query, '') ? url : null
}

export const isExternal = (stored: string) => toExternalUrl(stored) !== null

/** Returns null if we can serve the path. */
export function findPathFault(stored: string): { problem: string; remedy: string } | null {
  if (toExternalUrl(stored)) return null
  const relative = toImagePath(stored)
  if (relative === null)
    return { problem: 'no path that an address can have', remedy: 'upload it under a plain name' }
  // Digits and dashes alone are a file's name: uploads are often named after their time.
  if (/^\s*\+|@/.test(stored) && /^(?:mailto|tel):/.test(parseExternalUrl(stored) ?? ''))
    return { problem: 'a contact and no file', remedy: 'write it into the text' }
  const type = findTypeByName(relative)
  if (type === 'other')
    return { problem: 'a kind of file that the site does not offer', remedy: 'save it as PDF' }
  if (type?.delivery === 'none')
    return { problem: 'a photo that browsers cannot show', remedy: 'save it as JPEG' }
  return null
}

/** `kind` is for the label, '' if only the content tells. */
export type FileLink = { href: string; kind: string }

function fileLink(stored: string): FileLink[] {
  const other = toExternalUrl(stored)
  const relative = other ? new URL(other).pathname : toImagePath(stored)
  if (relative === null || (!other && findPathFault(stored))) return []
  const type = findTypeByName(relative)
  const href = other ?? fileUrl(relative)
  return href ? [{ href, kind: type && type !== 'other' ? type.kind : '' }] : []
}

export function toFileLinks(stored: readonly string[]): FileLink[] {
  const links = new Map(stored.flatMap(fileLink).map((link) => [link.href, link]))
  return [...links.values()]
}

/** Attachment ids have no extension and may be pictures. */
function canBePicture(stored: string): boolean {
  if (isExternal(stored)) return false
  const type = findTypeByName(toImagePath(stored) ?? '')
  return type !== 'other' && (type === null || type.kind === 'Picture')
}

export function toMediaUrl(stored: string): string | null {
  const relative = toImagePath(stored)
  return relative && pictureUrl(relative)
}

export function toMediaUrls(stored: readonly string[]): string[] {
  return [...new Set(stored.filter(canBePicture).flatMap((one) => toMediaUrl(one) ?? []))]
}

export const toAttachmentHref = (stored: string) => toFileLinks([stored])[0]?.href ?? null

export function toOtherFileLinks(stored: readonly string[]): FileLink[] {
  return toFileLinks(stored.filter((one) => !canBePicture(one)))
}

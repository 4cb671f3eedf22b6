import path from 'node:path'
import { encodedPath, fileAddress, pictureAddress } from '@/lib/routes/media-address'
import { findLinks, parseExternalUrl } from '@/lib/text/links'
import { findTypeByName } from './file-types'
import { vendorHost } from './transport'

const imagePrefix = 'api/image/'

/** The call's path (specification, section 7) for a path below the image endpoint. */
export function toEndpointPath(path: string): string {
  return `/${imagePrefix}${encodedPath(path)}`
}

/** Of addresses, and of what mail and office programs put in the place of a pasted picture. */
const scheme =
  /^(?:(?:https?|ftp|file|blob|data|javascript|vbscript|cid|mid|content|applewebdata|webkit-fake-url|mailto|tel):|[a-z][a-z\d+.-]+:\/\/|[a-z]:[\\/])/i
const escaped = /(?:%[0-9a-f]{2})+/gi
/** A name may hold a question mark: only what looks like a query is one. */
const query = /\?(?:[\d.]*|[\w-]+(?:[=&].*)?)$/s
const maxDecodings = 5
/** Slashes and `./` in front, and the endpoint's own path. */
const endpointPrefix = /^(?:\.?\/)*(?:api\/(?:\.?\/)*image\/(?:\.?\/)*)?/i
const invisibleEdges = /^[\s\u200b\u200e\u200f\u2060]+|[\s\u200b\u200e\u200f\u2060]+$/g

/** Decodes what can be decoded: `100% result%20A.jpg`. */
function decodeOnce(text: string): string {
  return text.replace(escaped, (bytes) => {
    try {
      return decodeURIComponent(bytes)
    } catch {
      return bytes
    }
  })
}

/** The part of a stored text below the image endpoint: without the vendor's host in any spelling, the prefix and a query. */
function belowEndpoint(stored: string): string {
  const text = stored.replace(invisibleEdges, '').replaceAll('\\', '/')
  const withoutScheme = text.replace(/^(?:https?:)?\/\//i, '')
  const { host } = new URL(vendorHost())
  const isOwn = withoutScheme.toLowerCase().startsWith(`${host}/${imagePrefix}`)
  const below = isOwn ? withoutScheme.slice(host.length).replace(/#.*$/s, '') : text
  return below.replace(/(\.[a-z\d]{2,4})#.*$/is, '$1').replace(query, '')
}

/** Decodes once, joins doubled slashes and dots, and takes the endpoint's own prefix off. */
function normalised(below: string): string {
  const decoded = decodeOnce(below).trim().replaceAll('\\', '/')
  return path.posix.normalize(decoded.replace(endpointPrefix, ''))
}

/** Nothing or dots, which a server may also see before a space, a query or a parameter. */
const unsafeSegment = /^\s*$|^\s*\.{1,2}\s*(?:[?#;].*)?$/

/** Whether a path stays one and the same below the endpoint, however often a server behind it decodes it. */
function staysInside(relative: string): boolean {
  let decoded = relative
  for (let times = 0; times < maxDecodings; times += 1) {
    if (decoded.split(/[\\/]/).some((segment) => unsafeSegment.test(segment))) return false
    if (scheme.test(decoded) || /\p{Cc}/u.test(decoded)) return false
    const next = decodeOnce(decoded)
    if (next === decoded) return decoded.split(/[\\/]/).length === relative.split('/').length
    decoded = next
  }
  return false
}

/**
 * Path below the image endpoint of a stored path or attachment id, in one spelling; null if it would leave the
 * endpoint. Clerks and content systems store `%20`, `./`, backslashes, queries and whole URLs of the vendor.
 */
export function toImagePath(stored: string): string | null {
  if (!stored.isWellFormed()) return null
  const below = belowEndpoint(stored)
  if (scheme.test(below)) return null
  const relative = normalised(below)
  return staysInside(relative) && /[\p{L}\p{N}]/u.test(relative) ? relative : null
}

/** Returns the http(s) URL of an attachment that another host serves, with or without its scheme. */
function toExternalUrl(stored: string): string | null {
  const text = stored.replace(invisibleEdges, '')
  const [link] = findLinks(text)
  const isWholeLink = link?.from === 0 && link.to === text.length
  const url = isWholeLink || /^(?:https?:|www\.)/i.test(text) ? parseExternalUrl(text) : null
  if (!url || !/^https?:/.test(url)) return null
  return belowEndpoint(url) === url.replace(query, '') ? url : null
}

/** Whether an attachment is an address of another host, which its own host serves. */
export const isExternal = (stored: string) => toExternalUrl(stored) !== null

/** Why a stored path is not shown, and what to do about it; null when it is. */
export function findPathFault(stored: string): { problem: string; remedy: string } | null {
  if (toExternalUrl(stored)) return null
  const relative = toImagePath(stored)
  if (relative === null)
    return { problem: 'no path that an address can have', remedy: 'upload it under a plain name' }
  if (/^(?:mailto|tel):/.test(parseExternalUrl(stored) ?? '') && !/^\d+$/.test(stored))
    return { problem: 'a contact and no file', remedy: 'write it into the text' }
  const type = findTypeByName(relative)
  if (type === 'other')
    return { problem: 'a kind of file that the site does not offer', remedy: 'save it as PDF' }
  if (type?.delivery === 'none')
    return { problem: 'a photo that browsers cannot show', remedy: 'save it as JPEG' }
  return null
}

/** A file that a record offers; `kind` is for its label, '' where only the content tells. */
export type FileLink = { href: string; kind: string }

function fileLink(stored: string): FileLink[] {
  const other = toExternalUrl(stored)
  const relative = other ? new URL(other).pathname : toImagePath(stored)
  if (relative === null || (!other && findPathFault(stored))) return []
  const type = findTypeByName(relative)
  const href = other ?? fileAddress(relative)
  return href ? [{ href, kind: type && type !== 'other' ? type.kind : '' }] : []
}

/** Links to every attachment that the site can hand out, in order, each once. */
export function toFileLinks(stored: readonly string[]): FileLink[] {
  const links = new Map(stored.flatMap(fileLink).map((link) => [link.href, link]))
  return [...links.values()]
}

/** An attachment id has no ending; a file with another ending would be a broken picture. */
function mayBePicture(stored: string): boolean {
  const type = findTypeByName(toImagePath(stored) ?? '')
  return type !== 'other' && (type === null || type.kind === 'Picture')
}

/** Address on this site of a picture that a record shows; null if the stored path is not usable. */
export function toMediaUrl(stored: string): string | null {
  const relative = toImagePath(stored)
  return relative && pictureAddress(relative)
}

/** Addresses of every picture among stored paths, in order, each once. */
export function toMediaUrls(stored: readonly string[]): string[] {
  return [...new Set(stored.filter(mayBePicture).flatMap((one) => toMediaUrl(one) ?? []))]
}

/** Returns the link to one attachment; null if the site cannot hand it out. */
export function toAttachmentHref(stored: string): string | null {
  return toFileLinks([stored])[0]?.href ?? null
}

/** What among stored paths is no picture, as links. */
export function toOtherFileLinks(stored: readonly string[]): FileLink[] {
  return toFileLinks(stored.filter((one) => !mayBePicture(one)))
}

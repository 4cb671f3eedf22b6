import { encodedPath, fileUrl, pictureUrl } from '@/lib/media-url/media-url'
import { isOwnUrl } from '@/lib/platform/site-url'
import { ownPath } from '@/lib/routes/canonical'
import { decodeEscapes } from '@/lib/text/decode-escapes'
import { findTypeByName } from './file-types'
import { vendorHost } from './transport'

const imagePrefix = 'api/image/'

/** Most stored paths, `albums/2026/sports-day.jpg`: they need no repair, and a list has thousands. */
const plainPath = /^(?!api\/)[\w-]+(?:\/[\w-]+)*\/[\w-]+\.[a-z\d]{2,5}$/i

/** Call path (specification, section 7) for a path below the image endpoint. */
export function toEndpointPath(path: string): string {
  return `/${imagePrefix}${encodedPath(path)}`
}

/**
 * What a server could take for another path: empty and dot segments, also with a space, a query or a parameter that it
 * strips, backslashes, control characters and escapes. A scheme is no path either.
 */
const unsafe =
  /(?:^|\/)\s*(?:\.{1,2}\s*(?:[?#;][^/]*)?)?(?:\/|$)|\\|\p{Cc}|%[\da-f]{2}|^[a-z][a-z\d+.-]*:(?! )/iu

function parseWebUrl(stored: string): URL | null {
  return /^https?:\/\//i.test(stored) && URL.canParse(stored) ? new URL(stored) : null
}

/** Returns the path below the image endpoint; null for a URL of another place. */
function belowEndpoint(stored: string): string | null {
  const url = parseWebUrl(stored)
  if (!url) return stored.replace(/^\/*(?:api\/image\/)?/i, '')
  const isEndpoint = url.host === new URL(vendorHost()).host
  const isBelow = isEndpoint && url.pathname.startsWith(`/${imagePrefix}`)
  return isBelow ? url.pathname.slice(imagePrefix.length + 1) : null
}

/** Decodes a stored path, an attachment id or a URL of the endpoint; null if it would leave the endpoint. */
export function toImagePath(stored: string): string | null {
  if (plainPath.test(stored)) return stored
  const below = stored.isWellFormed() ? belowEndpoint(stored.trim()) : null
  const relative = below === null ? null : decodeEscapes(below).trim()
  return relative === null || unsafe.test(relative) ? null : relative
}

/** Hosts inside an office: a panel stores the URL at which it was tested. */
const privateHost =
  /^(?:localhost|[^.]+|.*\.(?:local|localhost|lan|internal)|127\..*|10\..*|192\.168\..*|172\.(?:1[6-9]|2\d|3[01])\..*|\[.*)$/

/** For attachments on other hosts. */
function toExternalUrl(stored: string): string | null {
  const url = parseWebUrl(stored.trim())
  if (!url || url.username || privateHost.test(url.hostname)) return null
  if (isOwnUrl(url.href) && ownPath(url.pathname) === null) return null
  return belowEndpoint(url.href) === null ? url.href : null
}

export const isExternal = (stored: string) => toExternalUrl(stored) !== null

/** Returns null if we can serve the path. */
export function findPathFault(stored: string): { problem: string; remedy: string } | null {
  if (toExternalUrl(stored)) return null
  const relative = toImagePath(stored)
  if (relative === null)
    return { problem: 'no path that an address can have', remedy: 'upload it under a plain name' }
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

import { encodedPath, fileAddress, pictureAddress } from '@/lib/routes/media-address'
import { webAddress } from '@/lib/text/links'
import { vendorHost } from './transport'

const imagePrefix = '/api/image/'

/** Pictures as the vendor may send them; an SVG could carry a script. */
export const pictureTypes: ReadonlySet<string> = new Set([
  'image/webp',
  'image/jpeg',
  'image/png',
  'image/gif',
  'image/avif',
])

/** The call's path (specification, section 7) for a path below the image endpoint. */
export function imageEndpoint(path: string): string {
  return imagePrefix + encodedPath(path)
}

/** What could be read as another address, however often it is decoded; other signs are part of a name. */
const unusable = /[\\?]|%[0-9a-f]{2}|^(?:https?|ftp|file|blob|data|javascript|vbscript):/i

/** Path below the image endpoint of a stored path or attachment id; null if it would leave it. */
export function imagePath(stored: string): string | null {
  const own = `${vendorHost()}${imagePrefix}`
  const relative = (stored.startsWith(own) ? stored.slice(own.length) : stored)
    .trim()
    .replace(/^\/+/, '')
    .replace(/^api\/image\//, '')
  const segments = relative.split('/')
  const stays = segments.every((one) => one !== '' && one !== '.' && one !== '..')
  const plain = relative.isWellFormed() && !unusable.test(relative) && !hasControl(relative)
  return stays && plain ? relative : null
}

function hasControl(text: string): boolean {
  return [...text].some((char) => char.charCodeAt(0) < 32)
}

/** Address on this site of a picture that a record shows; null if the stored path is not usable. */
export function mediaUrl(stored: string): string | null {
  const path = imagePath(stored)
  return path && pictureAddress(path)
}

/** Addresses of every usable picture among a record's attachments, in order. */
export function mediaUrls(stored: readonly string[]): string[] {
  return stored.flatMap((one) => mediaUrl(one) ?? [])
}

/** Where an attachment opens: a vendor file on this site, or another http(s) address as it is. */
export function attachmentHref(stored: string | undefined): string | null {
  if (!stored) return null
  const web = webAddress(stored)
  const isOwn = web?.toLowerCase().startsWith(`${vendorHost()}${imagePrefix}`.toLowerCase())
  if (web && !isOwn) return /^https?:/.test(web) ? web : null
  const path = imagePath(stored.trim())
  return path && fileAddress(path)
}

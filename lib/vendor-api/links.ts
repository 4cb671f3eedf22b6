import { siteUrl } from '@/lib/platform/site-url'
import { canonicalPath, isFilePath } from '@/lib/routes/canonical'
import { cleanUrl, parseExternalUrl } from '@/lib/text/links'
import { toAttachmentHref } from './media'

const hasEnding = /\.(?=\d?[a-z])[a-z\d]{2,5}(?:[?#]|$)/i

/** The page or file of this site that a path names, with its query and fragment; null: nobody would find anything there. */
function ownPath(path: string): string | null {
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/.exec(path) ?? []
  const page = canonicalPath(pathname)
  if (page === '/' && pathname !== '/') return null
  return page === null ? (isFilePath(pathname) ? path : null) : page + rest
}

/**
 * Where an address leads that somebody has written into a link: another site, a mailbox, a telephone, a page of this site, or
 * a file of the vendor's, which this site serves. Null for other schemes and for what would lead home or to an error.
 */
export function resolveHref(written: string): string | null {
  const web = parseExternalUrl(written)
  if (web?.startsWith(siteUrl('/'))) return ownPath(web.slice(siteUrl('/').length - 1)) ?? web
  if (web) return /^https?:/.test(web) ? toAttachmentHref(web) : web
  const path = cleanUrl(written).replace(/^https?:\/*/i, '')
  if (path === '' || /^[a-z][\w+.-]*:/i.test(path) || path.startsWith('#')) return null
  const fromRoot = `/${path.replace(/^(?:\.{0,2}\/)+/, '')}`
  const own = fromRoot.startsWith('/api/') ? null : ownPath(fromRoot)
  if (own && (own !== '/' || path === '/')) return own
  const isStored = hasEnding.test(path) || /^\/(?:api\/image|files|uploads)\//.test(fromRoot)
  return isStored ? toAttachmentHref(fromRoot) : null
}

import { isOwnUrl } from '@/lib/platform/site-url'
import { ownPath } from '@/lib/routes/canonical'
import { cleanUrl, parseExternalUrl } from '@/lib/text/links'
import { toAttachmentHref } from './media'

const hasEnding = /\.(?=\d?[a-z])[a-z\d]{2,5}(?:[?#]|$)/i

/** Resolves a URL from vendor text. Null for unsafe schemes, and for paths that would redirect home or fail. */
export function resolveHref(link: string): string | null {
  const web = parseExternalUrl(link)
  if (web && !/^https?:/i.test(web)) return web
  if (web && isOwnUrl(web)) return ownPath(web.replace(/^https?:\/\/[^/?#]*\/?/i, '/'))
  if (web) return toAttachmentHref(web)
  const path = cleanUrl(link)
  if (path === '' || /^[a-z][\w+.-]*:/i.test(path) || /^[#?]/.test(path)) return null
  const fromRoot = `/${path.replace(/^(?:\.{0,2}\/)+/, '')}`
  const own = fromRoot.startsWith('/api/') ? null : ownPath(fromRoot)
  if (own && (own !== '/' || path === '/')) return own
  const isStored = hasEnding.test(path) || /^\/(?:api\/image|files|uploads)\//.test(fromRoot)
  return isStored ? toAttachmentHref(fromRoot) : null
}

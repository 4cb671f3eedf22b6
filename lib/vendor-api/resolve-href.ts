import { siteUrl } from '@/lib/platform/site-url'
import { canonicalPath, isFilePath } from '@/lib/routes/canonical'
import { cleanUrl, parseExternalUrl } from '@/lib/text/links'
import { toAttachmentHref } from './media'

const hasEnding = /\.(?=\d?[a-z])[a-z\d]{2,5}(?:[?#]|$)/i

function ownPath(path: string): string | null {
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/.exec(path) ?? []
  const page = canonicalPath(pathname)
  if (page === '/' && pathname !== '/') return null
  return page === null ? (isFilePath(pathname) ? path : null) : page + rest
}

/** Without `www.`, which clerks add and leave out. */
const bareHost = (url: string) => new URL(url).host.replace(/^www\./, '')

/** Resolves a URL from vendor text. Null for unsafe schemes, and for paths that would redirect home or fail. */
export function resolveHref(link: string): string | null {
  const web = parseExternalUrl(link)
  if (web && !/^https?:/.test(web)) return web
  if (web && bareHost(web) === bareHost(siteUrl('/')))
    return ownPath(web.replace(/^https?:\/\/[^/?#]*\/?/, '/'))
  if (web) return toAttachmentHref(web)
  const path = cleanUrl(link).replace(/^https?:\/*/i, '')
  if (path === '' || /^[a-z][\w+.-]*:/i.test(path) || /^[#?]/.test(path)) return null
  const fromRoot = `/${path.replace(/^(?:\.{0,2}\/)+/, '')}`
  const own = fromRoot.startsWith('/api/') ? null : ownPath(fromRoot)
  if (own && (own !== '/' || path === '/')) return own
  const isStored = hasEnding.test(path) || /^\/(?:api\/image|files|uploads)\//.test(fromRoot)
  return isStored ? toAttachmentHref(fromRoot) : null
}

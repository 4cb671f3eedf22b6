import { type NextRequest, NextResponse } from 'next/server'
import { respondToPagePost } from '@/lib/forms/page-posts'
import { canonicalPath, isFilePath } from '@/lib/routes/canonical'
import { pageLanguage, pageLanguageHeader } from '@/lib/routes/page-language'

/** Returns the page of a link whose `?` or `#` a messenger has encoded (`/news%3Fyear%3D2025`), or else the home page. */
function pageMeantBy({ origin, pathname }: URL): URL {
  const [, start = '', rest = ''] = /^(.*?)(%(?:3f|23).*)$/i.exec(pathname) ?? []
  const page = canonicalPath(start)
  const decoded = rest.replace(/%(?:3f|23|3d|26)/gi, decodeURIComponent)
  return new URL(page === null ? '/' : page + decoded, origin)
}

/**
 * Next's proxy, formerly middleware. Lets known paths pass with the language of their page, and handles forms posted to their page
 * (`respondToPagePost`). Redirects another spelling of a known path to the canonical one (308, query kept), and anything
 * else to the home page (307, query dropped), as in the specification's section 2.
 */
export async function proxy(request: NextRequest): Promise<Response> {
  const url = new URL(request.url)
  if (isFilePath(url.pathname)) return NextResponse.next()
  const canonical = canonicalPath(url.pathname)
  if (canonical === null) return NextResponse.redirect(pageMeantBy(url), 307)
  if (canonical !== url.pathname) {
    url.pathname = canonical
    return NextResponse.redirect(url, 308)
  }
  if (request.method === 'POST') return respondToPagePost(request)
  const headers = new Headers(request.headers)
  headers.set(pageLanguageHeader, pageLanguage(canonical))
  return NextResponse.next({ request: { headers } })
}

/** Files of the build and calls need no look; uploads to `/api` must not be read here. */
export const config = { matcher: '/((?!_next/|api/|media/).*)' }

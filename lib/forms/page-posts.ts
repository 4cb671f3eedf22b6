import 'server-only'
import { forms } from './forms'
import { respondOnPage } from './shared/respond'
import { lookupPage } from './tc/certificate'
import { respondToLookupOnPage } from './tc/respond'

/** Answers a post to a page: the form of a browser without script, or nothing of ours. */
export async function respondToPagePost(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (pathname === lookupPage) return respondToLookupOnPage(request)
  const form = forms.find(({ page }) => page === pathname)
  return form
    ? respondOnPage(form, request)
    : new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } })
}

import 'server-only'
import { forms } from './forms'
import { respondOnPage } from './shared/respond-to-form'
import { lookupPage } from './tc/certificate'
import { respondToLookupOnPage } from './tc/respond-to-lookup'

export async function respondToPagePost(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (pathname === lookupPage) return respondToLookupOnPage(request)
  const form = forms.find(({ page }) => page === pathname)
  return form
    ? respondOnPage(form, request)
    : new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } })
}

import { type NextRequest, NextResponse } from 'next/server'
import { gatePost } from '@/lib/forms/shared/gate'
import { canonicalPath } from '@/lib/routes/canonical'
import { isMadeForRequest } from '@/lib/routes/rewrites'
import { createNonce, noncePolicy } from '@/lib/security/policy'

/**
 * Runs for paths the matcher does not know: another letter case or a trailing slash of a page goes to
 * its canonical path (308, query kept); anything else goes home (307, query dropped), as the
 * specification's section 2 has it. And for what is posted to a page, which `gatePost` looks at.
 */
export async function proxy(request: NextRequest): Promise<Response> {
  if (request.method === 'POST' && isPage(request.nextUrl.pathname)) {
    return (await gatePost(request)) ?? withNonce(request)
  }
  if (isPage(request.nextUrl.pathname)) {
    return isMadeForRequest(new URL(request.url)) ? withNonce(request) : NextResponse.next()
  }
  return redirected(request)
}

/** Next finds the nonce in the request's policy and puts it on its own scripts. */
function withNonce(request: NextRequest): NextResponse {
  const policy = noncePolicy(createNonce())
  const headers = new Headers(request.headers)
  headers.set('content-security-policy', policy)
  const answer = NextResponse.next({ request: { headers } })
  answer.headers.set('content-security-policy', policy)
  return answer
}

/** Whether a path is a page's own, spelt as the tree spells it. */
function isPage(pathname: string): boolean {
  return canonicalPath(pathname) === pathname
}

function redirected(request: NextRequest): NextResponse {
  const url = new URL(request.url)
  const canonical = canonicalPath(url.pathname)
  if (canonical === null) {
    url.search = ''
    url.pathname = '/'
    return NextResponse.redirect(url, 307)
  }
  url.pathname = canonical
  return NextResponse.redirect(url, 308)
}

/**
 * Every path of the tree, `/api`, `/_next`, `/media` and files pass without running the proxy. The
 * matcher must be a literal; `proxy.test.ts` compares it with the tree.
 */
export const config = {
  matcher: [
    '/((?!$|(?:about-us|our-founding-father|greetings-messages|president-speaks-bbf|chairman-dps-society|chairman-dps-siliguri|pro-v-c-dps-siliguri|principal-speaks|director-dps-siliguri|chairman-siliguri|dps-society|our-mission|our-vision|our-motto|our-methodologies|our-institutes|school-uniform|students-testimonials|parents-testimonials|academics|our-curriculum|our-evaluation-strategies|our-faculty|shaping-impressionable-minds|our-laboratory|our-library|beyond-classrooms|student-tc|download-forms|activities|co-curricular-activities|games-and-sports|clubs-and-societies|admission|admission-information|admission-criteria-class-xi|online-application-process|e-prospectus|admission-form|careercounseling|fee-structure|fee-nursury|fee-nur-prep|fee-i-ii|fee-iii-viii|fee-9|fee-xi-hum-com|fee-xi-science|fee-xi-comm-humanities|fee-xi-science-DPS|hostel-fee|our-transport-system|our-hostel|about-hostel|contact-us|Career|blog-post|blog-inner|news|events|gallery|photo-categories|recent-activities|sub-recent-activities|sports-corner|sub-sports-corner|service-before-self|hall-of-Fame|infrastructure-facilities|school-calendar|sitemap|syllabus|bus-tracking|xii-topper|x-topper|mandatory-disclosure|privacy|first-year-cost|search)$|api(?:/|$)|_next(?:/|$)|media(?:/|$)|[^?]*\\.[A-Za-z0-9]+$).*)',
    {
      source: '/((?!(?:api|_next|media)/).*)',
      has: [{ type: 'header', key: 'content-type', value: 'multipart/form-data.*' }],
    },
    { source: '/((?!(?:api|_next|media)/).*)', has: [{ type: 'header', key: 'next-action' }] },
    '/(first-year-cost|search)',
    {
      source:
        '/(careercounseling|blog-post|news|events|gallery|recent-activities|sports-corner|xii-topper|x-topper)',
      has: [{ type: 'query', key: 'year' }],
    },
    {
      source:
        '/(careercounseling|blog-post|news|events|gallery|recent-activities|sports-corner|xii-topper|x-topper)',
      has: [{ type: 'query', key: 'month' }],
    },
    {
      source:
        '/(careercounseling|blog-post|news|events|gallery|recent-activities|sports-corner|xii-topper|x-topper)',
      has: [{ type: 'query', key: 'session' }],
    },
    {
      source:
        '/(careercounseling|blog-post|news|events|gallery|recent-activities|sports-corner|xii-topper|x-topper)',
      has: [{ type: 'query', key: 'q' }],
    },
    {
      source:
        '/(careercounseling|blog-post|news|events|gallery|recent-activities|sports-corner|xii-topper|x-topper)',
      has: [{ type: 'query', key: 'page' }],
    },
  ],
}

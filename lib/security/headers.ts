import { basePolicy, pagePolicy } from './policy'
import { speculationRulesHeader } from './speculation'

/** Names in lower case, so that they replace those of Node. */
type Headers = Record<string, string>

const everywhere: Headers = {
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  // Not no-referrer: with it a form posted without script arrives with `Origin: null`.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

/** Headers of public files: translators, search engines' caches and previews show them on other hosts. */
const everywherePublic: Headers = { ...everywhere, 'cross-origin-resource-policy': 'cross-origin' }

export function headersOfPage(policy: string): Headers {
  return { ...everywhere, 'content-security-policy': policy, 'x-frame-options': 'SAMEORIGIN' }
}

export function headersOfFile(pathname: string): Headers {
  if (pathname.startsWith('/_next/')) return everywherePublic
  // A browser's PDF viewer would obey the rest of a page's policy too, and show nothing.
  if (pathname.startsWith('/documents/')) {
    return { ...everywherePublic, 'content-security-policy': "frame-ancestors 'self'" }
  }
  return { ...headersOfPage(pagePolicy("'none'")), ...everywherePublic }
}

const listed = (headers: Headers) => Object.entries(headers).map(([key, value]) => ({ key, value }))

/** `headers()` of next.config.ts, for responses without our server in front. */
export function securityHeaders() {
  return [
    { source: '/:path*', headers: listed(everywhere) },
    {
      source: '/((?!_next/|media/|api/tc|documents/).*)',
      headers: listed(headersOfPage(basePolicy)),
    },
    { source: '/(_next|media|pictures|cards)/:path*', headers: listed(everywherePublic) },
    { source: '/:path*.(png|svg|ico)', headers: listed(everywherePublic) },
    { source: '/documents/:path*', headers: listed(headersOfFile('/documents/')) },
    { source: '/:path((?!api/|media/|_next/)[^.]*)', headers: listed(speculationRulesHeader) },
  ]
}

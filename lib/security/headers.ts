import { basePolicy, pagePolicy } from './policy'
import { speculationRulesHeader } from './speculation'

type Headers = Record<string, string>

const everywhere: Headers = {
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  // Not no-referrer: with it a form posted without script arrives with `Origin: null`.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** Headers of public files: translators, search engines' caches and previews show them on other hosts. */
const everywherePublic: Headers = { ...everywhere, 'Cross-Origin-Resource-Policy': 'cross-origin' }

export function headersOfPage(policy: string): Headers {
  return { ...everywhere, 'Content-Security-Policy': policy, 'X-Frame-Options': 'SAMEORIGIN' }
}

export function headersOfFile(pathname: string): Headers {
  if (pathname.startsWith('/_next/')) return everywherePublic
  // A browser's PDF viewer would obey the rest of a page's policy too, and show nothing.
  if (pathname.startsWith('/documents/')) {
    return { ...everywherePublic, 'Content-Security-Policy': "frame-ancestors 'self'" }
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

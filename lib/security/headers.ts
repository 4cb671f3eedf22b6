import { basePolicy } from './policy'

type Header = { key: string; value: string }

/** Headers of every answer, files and errors included. */
const always: Header[] = [
  { key: 'Strict-Transport-Security', value: 'max-age=31536000' },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  // Not no-referrer: with it a form posted without script arrives with `Origin: null`.
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  {
    key: 'Permissions-Policy',
    value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
]

/** Headers of what can be shown as a page. A vendor's file has a policy of its own, without scripts. */
const ofPages: Header[] = [
  { key: 'Content-Security-Policy', value: basePolicy },
  { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
]

/** The `headers()` of next.config.ts. Chunks need no policy, so they do not carry its bytes. */
export function securityHeaders(): { source: string; headers: Header[] }[] {
  return [
    { source: '/:path*', headers: always },
    { source: '/((?!_next/|media/|documents/).*)', headers: ofPages },
    // A browser's PDF viewer would obey the rest of a page's policy too, and show nothing.
    {
      source: '/documents/:path*',
      headers: [{ key: 'Content-Security-Policy', value: "frame-ancestors 'self'" }],
    },
  ]
}

import { school } from '../../content/school'

/** What every page may load: itself, and the map's frame. Scripts are decided apart. */
const everywhere = [
  "default-src 'self'",
  "style-src 'self'",
  // Pictures and carousels carry style attributes; no style element is ever inline.
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  `frame-src 'self' ${new URL(school.map.embed).origin}`,
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
]

/**
 * The policy of every answer. It lets the framework's inline scripts run, because it must also hold
 * for a page nobody has hashed; a cached page carries a second, stricter one beside it
 * (`lib/page-cache`), and a browser obeys both.
 */
export const basePolicy = [...everywhere, "script-src 'self' 'unsafe-inline'"].join('; ')

/** The policy of a page rendered for one request, whose inline scripts carry `nonce`. */
export function noncePolicy(nonce: string): string {
  return [...everywhere, `script-src 'self' 'nonce-${nonce}'`].join('; ')
}

/** A nonce for one answer, as `noncePolicy` takes it. */
export function createNonce(): string {
  return btoa(crypto.randomUUID())
}

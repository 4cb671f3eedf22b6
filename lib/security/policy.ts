import { school } from '../../content/school'

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

/** The policy of a page that may run the scripts of `sources`, as `script-src` writes them. */
export function pagePolicy(sources: string): string {
  return [...everywhere, `script-src ${sources}`].join('; ')
}

/**
 * The CSP of all responses from Next. It allows Next's inline scripts; the server in
 * front replaces it by the page's own CSP (`server/pages/post-process.ts`).
 */
export const basePolicy =
  process.env.NODE_ENV === 'development'
    ? developmentPolicy()
    : pagePolicy("'self' 'unsafe-inline'")

/** `next dev` evaluates scripts, inlines its overlay's styles and uses a web socket. */
function developmentPolicy(): string {
  const policy = pagePolicy("'self' 'unsafe-inline' 'unsafe-eval'")
  return `${policy.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")}; connect-src 'self' ws:`
}

import 'server-only'

/**
 * Whether a post comes from a page of this site: by Sec-Fetch-Site, which no page can write, or by
 * Origin in browsers that do not send it. A post with neither is not believed.
 */
export function isSameOrigin(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  const origin = headers.get('origin')
  const host = headers.get('x-forwarded-host') ?? headers.get('host')
  if (origin === null || host === null || !URL.canParse(origin)) return false
  return new URL(origin).host === host.toLowerCase()
}

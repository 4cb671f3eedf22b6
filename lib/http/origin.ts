import 'server-only'

/** Whose page a post comes from; `unknown` when the browser sends nothing that says so. */
export type Origin = 'own' | 'foreign' | 'unknown'

/**
 * Whose page a post comes from: by Sec-Fetch-Site, which no page can write, else by Origin, else by
 * Referer. Text browsers, Opera Mini and some proxies send none of these.
 */
export function originOf(headers: Pick<Headers, 'get'>): Origin {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin' ? 'own' : 'foreign'
  const page = headers.get('origin') ?? headers.get('referer')
  if (page === null) return 'unknown'
  const host = headers.get('x-forwarded-host') ?? headers.get('host')
  const isOwn = URL.canParse(page) && new URL(page).host === host?.toLowerCase()
  return isOwn ? 'own' : 'foreign'
}

import 'server-only'
import { env } from '@/lib/platform/env'

export type Origin = 'own' | 'foreign' | 'unknown'

/** Returns the requested host. Trusts `X-Forwarded-Host` only if a proxy runs in front of us: a visitor could forge it. */
function hostOf(headers: Pick<Headers, 'get'>): string | null {
  const forwarded = env().TRUSTED_HOPS > 0 ? headers.get('x-forwarded-host') : null
  return (forwarded ?? headers.get('host'))?.toLowerCase() ?? null
}

/**
 * Returns the origin of a post by Sec-Fetch-Site, which no page can forge, else by Origin, else by Referer. Text
 * browsers, Opera Mini and some proxies send none of these.
 */
export function originOf(headers: Pick<Headers, 'get'>): Origin {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin' ? 'own' : 'foreign'
  const page = headers.get('origin') ?? headers.get('referer')
  if (page === null) return 'unknown'
  const isOwn = URL.canParse(page) && new URL(page).host === hostOf(headers)
  return isOwn ? 'own' : 'foreign'
}

import { env } from '@/lib/platform/env'

/** A cache in front that forgets what it keeps by the names that answers carry (`forSharedCaches`). */
export type PurgeTarget = {
  /** For the log, the metrics and the doctor. */
  name: string
  /** The shortest time between two calls, in milliseconds. */
  gapMs: number
  /**
   * Takes away all that carries one of the names; what was withdrawn is not given while the site is away either.
   * Rejects when it was not done.
   */
  purge: (names: readonly string[], isWithdrawn: boolean) => Promise<void>
}

const answerWithinMs = 3000

/** The least that Cloudflare allows a zone, five calls a minute. */
const cloudflareGapMs = 12_000

async function call(address: string, init: RequestInit): Promise<void> {
  const signal = AbortSignal.timeout(answerWithinMs)
  const answer = await fetch(address, { ...init, redirect: 'manual', signal })
  await answer.body?.cancel()
  if (!answer.ok) throw new Error(`status ${answer.status}`)
}

/** Varnish with `deploy/varnish.vcl`. */
function varnish(address: string): PurgeTarget {
  return {
    name: `varnish ${new URL(address).host}`,
    gapMs: 0,
    purge: (names, isWithdrawn) =>
      call(address, {
        method: 'PURGE',
        headers: { xkey: names.join(' '), 'xkey-purge': isWithdrawn ? 'hard' : 'soft' },
      }),
  }
}

/** Cloudflare, which forgets wholly and takes a hundred names a call: the site has fewer. */
function cloudflare(zone: string, token: string): PurgeTarget {
  return {
    name: 'cloudflare',
    gapMs: cloudflareGapMs,
    purge: (names) =>
      call(`https://api.cloudflare.com/client/v4/zones/${zone}/purge_cache`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ tags: names }),
      }),
  }
}

/** The caches in front that the operator has named; another kind is one more function here. */
export function purgeTargets(): PurgeTarget[] {
  const {
    SHARED_CACHE_VARNISH,
    SHARED_CACHE_CLOUDFLARE_ZONE: zone,
    SHARED_CACHE_CLOUDFLARE_TOKEN: token,
  } = env()
  return [...SHARED_CACHE_VARNISH.map(varnish), ...(zone && token ? [cloudflare(zone, token)] : [])]
}

import { listFacts, vendorState } from '@/lib/cache/lists'
import { isReady } from '@/lib/cache/readiness'
import { peerHeader } from '@/lib/forms/shared/peer'
import { isWebhookSecret } from '@/lib/secret'
import { isEmbedded } from '@/lib/vendor-api/transport'
import '@/lib/vendor-api/resources'
import { version } from '@/package.json'

export const dynamic = 'force-dynamic'

/** The build's: its package's version and when it was built. */
const build = `${version}+${process.env.BUILT_AT ?? 'development'}`

const loopback = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/

/** Whether nobody but this machine has a hand in a request. */
function isFromHere({ headers }: Request): boolean {
  const forwarded = headers.get('x-forwarded-for')?.split(',') ?? []
  return [...forwarded, headers.get(peerHeader) ?? ''].every((one) => loopback.test(one.trim()))
}

/** What a stranger is not told: the vendor's state, the build, and what is known of each list. */
function facts() {
  return {
    vendor: isEmbedded() ? 'embedded' : vendorState(),
    version: build,
    lists: listFacts(),
  }
}

/**
 * Whether this process serves, whatever the vendor's state: 503 until it is warm (30 s at most). With
 * `facts` for callers on this machine and those with the webhook's secret.
 */
export function GET(request: Request) {
  const ready = isReady()
  const mayKnow = isFromHere(request) || isWebhookSecret(request)
  return Response.json(
    { status: ready ? 'ok' : 'starting', ...(mayKnow ? facts() : {}) },
    { status: ready ? 200 : 503, headers: { 'cache-control': 'no-store' } },
  )
}

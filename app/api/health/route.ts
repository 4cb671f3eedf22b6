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

/**
 * Whether this process serves, whatever the vendor's state: 503 until it is warm (30 s at most). With
 * what is known of each list for callers on this machine and those with the webhook's secret.
 */
export function GET(request: Request) {
  const ready = isReady()
  const body = {
    status: ready ? 'ok' : 'starting',
    vendor: isEmbedded() ? 'embedded' : vendorState(),
    version: build,
    ...(isFromHere(request) || isWebhookSecret(request) ? { lists: listFacts() } : {}),
  }
  return Response.json(body, {
    status: ready ? 200 : 503,
    headers: { 'cache-control': 'no-store' },
  })
}

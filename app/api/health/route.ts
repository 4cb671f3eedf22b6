import { vendorState } from '@/lib/vendor/breaker'
import { isReady } from '@/lib/vendor/readiness'
import { isEmbedded } from '@/lib/vendor/transport'
import { version } from '@/package.json'

export const dynamic = 'force-dynamic'

/** Whether this process serves, whatever the vendor's state: 503 until it is warm (30 s at most). */
export function GET() {
  const ready = isReady()
  const body = {
    status: ready ? 'ok' : 'starting',
    vendor: isEmbedded() ? 'embedded' : vendorState(),
    version,
  }
  return Response.json(body, {
    status: ready ? 200 : 503,
    headers: { 'cache-control': 'no-store' },
  })
}

import { isReady } from '@/lib/cache/readiness'

export const dynamic = 'force-dynamic'

/** Whether visitors may be sent here: 503 while it starts and when it stops, and not for the vendor's sake. */
export function GET() {
  const ready = isReady()
  return Response.json(
    { status: ready ? 'ok' : 'starting' },
    { status: ready ? 200 : 503, headers: { 'cache-control': 'no-store' } },
  )
}

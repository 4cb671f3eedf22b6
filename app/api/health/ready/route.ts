import { processState } from '@/lib/platform/process-state'

/** Readiness: 503 while starting and stopping, but not when only the vendor is down. */
export function GET() {
  const status = processState()
  return Response.json(
    { status },
    { status: status === 'ok' ? 200 : 503, headers: { 'cache-control': 'no-store' } },
  )
}

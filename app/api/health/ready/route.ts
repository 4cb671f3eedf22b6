import { processState } from '@/lib/platform/process-state'

/** Whether visitors may be sent here: 503 while it starts and when it stops, and not for the vendor's sake. */
export function GET() {
  const status = processState()
  return Response.json(
    { status },
    { status: status === 'ok' ? 200 : 503, headers: { 'cache-control': 'no-store' } },
  )
}

import { metrics } from '@/lib/operating/metrics/metrics'
import { isWebhookSecret } from '@/lib/platform/secret'
import '@/lib/vendor-api/resources'

export async function GET(request: Request) {
  if (!isWebhookSecret(request)) return Response.json({ error: 'not authorised' }, { status: 401 })
  const registry = metrics()
  return new Response(await registry.metrics(), {
    headers: { 'content-type': registry.contentType, 'cache-control': 'no-store' },
  })
}

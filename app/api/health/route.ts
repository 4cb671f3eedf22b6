import { formFacts } from '@/lib/forms/shared/outcomes'
import { diskFacts } from '@/lib/operating/disk'
import { variableIssues } from '@/lib/operating/variables'
import { env } from '@/lib/platform/env'
import { processState } from '@/lib/platform/process-state'
import { sharedRedis } from '@/lib/platform/redis'
import { isWebhookSecret } from '@/lib/platform/secret'
import { version } from '@/lib/platform/version'
import { sessionEnding } from '@/lib/school/admission-session'
import { schoolDay } from '@/lib/school/dates'
import { getListFacts, getVendorState } from '@/lib/vendor-api/queries'
import { isEmbedded } from '@/lib/vendor-api/transport'
import '@/lib/vendor-api/resources'

function redisState(): 'none' | 'responding' | 'unavailable' {
  const redis = sharedRedis()
  if (!redis) return 'none'
  return redis.status === 'ready' ? 'responding' : 'unavailable'
}

async function facts() {
  return {
    vendor: isEmbedded() ? 'embedded' : getVendorState(),
    version,
    upSeconds: Math.round(process.uptime()),
    lists: getListFacts(),
    forms: await formFacts(),
    redis: redisState(),
    disk: await diskFacts(env().DATA_DIR),
    session: sessionEnding(schoolDay()) ?? 'ok',
    variables: variableIssues(process.env).map(({ message, remedy }) => `${message}: ${remedy}`),
  }
}

/**
 * 503 until this process is warm (at most 30 s) and while it stops, whatever the vendor does. With the webhook secret
 * it adds `facts`; a local client IP proves nothing behind a local proxy.
 */
export async function GET(request: Request) {
  const status = processState()
  return Response.json(
    { status, ...(isWebhookSecret(request) ? await facts() : {}) },
    { status: status === 'ok' ? 200 : 503, headers: { 'cache-control': 'no-store' } },
  )
}

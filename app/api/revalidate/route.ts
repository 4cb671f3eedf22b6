import { z } from 'zod'
import { readBytes } from '@/lib/http/read-bytes'
import { env } from '@/lib/platform/env'
import { atMostEvery, log } from '@/lib/platform/log'
import { isWebhookSecret } from '@/lib/platform/secret'
import { singleton } from '@/lib/platform/singleton'
import { getVendorTags, invalidate } from '@/lib/vendor-api/queries'
import '@/lib/vendor-api/resources'

const maxBytes = 10_000
const maxMs = 10_000
const minuteMs = 60_000

const webhook = z
  .object({ tags: z.array(z.string().refine((tag) => getVendorTags().includes(tag))).optional() })
  .transform(({ tags }) => (tags?.length ? tags : getVendorTags()))

/** Logs at most once a minute, so that guesses at the secret do not fill the log. */
function noteRefusal(request: Request): void {
  if (!singleton('webhook rejection log', () => atMostEvery(minuteMs))()) return
  const secret = env().REVALIDATE_SECRET ? 'another was given' : 'REVALIDATE_SECRET is not set'
  const reason = request.headers.has('authorization') ? secret : 'none was given'
  log.warn({ reason }, 'webhook rejected: wrong secret')
}

async function readBody(request: Request): Promise<unknown> {
  const signal = AbortSignal.timeout(maxMs)
  const text = new TextDecoder().decode(await readBytes(request.body, { maxBytes, signal }))
  return text.trim() ? JSON.parse(text) : {}
}

/**
 * Webhook for vendor changes: `{"tags": ["news"]}`, or an empty body for everything. Responds once the vendor has;
 * stale data stays if it fails.
 */
export async function POST(request: Request) {
  if (!isWebhookSecret(request)) {
    noteRefusal(request)
    return Response.json({ error: 'not authorised' }, { status: 401 })
  }
  const parsed = webhook.safeParse(await readBody(request).catch(() => null))
  if (!parsed.success) {
    return Response.json({ error: 'tags must be some of', tags: getVendorTags() }, { status: 400 })
  }
  const tags = parsed.data
  const lists = await invalidate(tags)
  const renewed = Object.values(lists).every((list) => list.renewed)
  log.info({ tags, renewed, lists }, 'webhook')
  return Response.json({ revalidated: tags, renewed, lists })
}

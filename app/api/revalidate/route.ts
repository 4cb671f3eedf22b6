import { createHash, timingSafeEqual } from 'node:crypto'
import { revalidateTag } from 'next/cache'
import { z } from 'zod'
import { env } from '@/lib/env'
import { log } from '@/lib/log'
import { readBytes } from '@/lib/read-bytes'
import { invalidate } from '@/lib/vendor/query'
import { relayedHeader, tellOthers } from '@/lib/vendor/relay'
import '@/lib/vendor/resources'
import { vendorTags } from '@/lib/vendor/tags'

const maxBytes = 10_000
const longestMs = 10_000

const webhook = z
  .object({ tags: z.array(z.enum(vendorTags)).optional() })
  .transform(({ tags }) => (tags?.length ? tags : [...vendorTags]))

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

/** Compares in constant time; without a secret the webhook is off. */
function isAuthorised(request: Request): boolean {
  const secret = env().REVALIDATE_SECRET
  const given = request.headers.get('authorization') ?? ''
  return Boolean(secret) && timingSafeEqual(digest(given), digest(`Bearer ${secret}`))
}

async function readBody(request: Request): Promise<unknown> {
  const signal = AbortSignal.timeout(longestMs)
  const text = new TextDecoder().decode(await readBytes(request.body, { maxBytes, signal }))
  return text.trim() ? JSON.parse(text) : {}
}

/**
 * The vendor's "something changed": `{"tags": ["news"]}`, or nothing for everything. The lists are asked
 * for first and the pages that show them rendered anew by their next request. When the vendor does not
 * answer, the pages stay as they are and are looked at again in the background.
 */
export async function POST(request: Request) {
  if (!isAuthorised(request)) return Response.json({ error: 'not authorised' }, { status: 401 })
  const parsed = webhook.safeParse(await readBody(request).catch(() => null))
  if (!parsed.success) {
    return Response.json({ error: 'tags must be some of', tags: vendorTags }, { status: 400 })
  }
  const tags = parsed.data
  const renewed = await invalidate(tags)
  for (const tag of tags) revalidateTag(tag, renewed ? { expire: 0 } : 'max')
  if (!request.headers.has(relayedHeader)) await tellOthers(tags)
  log.info({ tags, renewed }, 'webhook')
  return Response.json({ revalidated: tags, renewed })
}

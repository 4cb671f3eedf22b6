import 'server-only'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { env } from '@/lib/env'
import { log } from '@/lib/log'
import { impatientRedis, listeningRedis } from '@/lib/redis'
import { type VendorTag, vendorTags } from './tags'

/** Marks a webhook call that came from another instance, so that it is not told on. */
export const relayedHeader = 'x-relayed'

const channel = 'site-revalidate'
const ownAddressMs = 10_000

const message = z.object({ from: z.string(), tags: z.array(z.enum(vendorTags)) })

declare global {
  var relay: { id: string; send: (text: string) => Promise<unknown> } | undefined
}

/** The webhook of this very process: pages can only be made old by a request. */
async function callOwnWebhook(tags: readonly VendorTag[]): Promise<void> {
  const host = process.env.HOSTNAME
  const own = !host || host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  const answer = await fetch(`http://${own}:${process.env.PORT ?? 3000}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${env().REVALIDATE_SECRET}`, [relayedHeader]: '1' },
    body: JSON.stringify({ tags }),
    signal: AbortSignal.timeout(ownAddressMs),
  })
  await answer.body?.cancel()
  if (!answer.ok) throw new Error(`status ${answer.status}`)
}

/** Listens to the webhook calls of other instances. Does nothing without Redis or a webhook. */
export function startRelay(): void {
  const { REDIS_URL, REVALIDATE_SECRET } = env()
  if (!REDIS_URL || !REVALIDATE_SECRET || globalThis.relay) return
  const id = randomUUID()
  const sender = impatientRedis(REDIS_URL, 'webhook relay')
  globalThis.relay = { id, send: (text) => sender.publish(channel, text) }
  const listener = listeningRedis(REDIS_URL, 'webhook relay')
  listener.on('message', (_channel: string, text: string) => {
    const { from, tags } = message.parse(JSON.parse(text))
    if (from === id) return
    callOwnWebhook(tags).catch((error) => log.warn({ reason: String(error) }, 'relay failed'))
  })
  listener.subscribe(channel).catch((error) => log.warn({ reason: String(error) }, 'relay failed'))
}

/** Tells the other instances what became old. Without Redis there are none; never rejects. */
export async function tellOthers(tags: readonly VendorTag[]): Promise<void> {
  const { relay } = globalThis
  if (!relay) return
  await relay
    .send(JSON.stringify({ from: relay.id, tags }))
    .catch((error: unknown) => log.warn({ reason: String(error) }, 'other instances not told'))
}

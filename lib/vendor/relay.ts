import 'server-only'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { env } from '@/lib/env'
import { log } from '@/lib/log'
import { impatientRedis, listeningRedis } from '@/lib/redis'
import { discardBody } from './client'
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
  const name = own.includes(':') ? `[${own}]` : own
  const answer = await fetch(`http://${name}:${process.env.PORT || 3000}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${env().REVALIDATE_SECRET}`, [relayedHeader]: '1' },
    body: JSON.stringify({ tags }),
    signal: AbortSignal.timeout(ownAddressMs),
  })
  discardBody(answer)
  if (!answer.ok) throw new Error(`status ${answer.status}`)
}

/** Does what another instance says, which may be of another build; our own words are passed over. */
async function hear(text: string, ownId: string): Promise<void> {
  const { from, tags } = message.parse(JSON.parse(text))
  if (from !== ownId) await callOwnWebhook(tags)
}

function noteFailure(error: unknown): void {
  const reason = error instanceof z.ZodError ? 'not a message of this build' : String(error)
  log.warn({ reason }, 'relay failed')
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
    hear(text, id).catch(noteFailure)
  })
  listener.subscribe(channel).catch(noteFailure)
}

/** Tells the other instances what became old. Without Redis there are none; never rejects. */
export async function tellOthers(tags: readonly VendorTag[]): Promise<void> {
  const { relay } = globalThis
  if (!relay) return
  await relay
    .send(JSON.stringify({ from: relay.id, tags }))
    .catch((error: unknown) => log.warn({ reason: String(error) }, 'other instances not told'))
}

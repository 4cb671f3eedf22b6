import 'server-only'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { env } from '@/lib/platform/env'
import { log } from '@/lib/platform/log'
import { failFastRedis, listeningRedis } from '@/lib/platform/redis'
import { singleton } from '@/lib/platform/singleton'

const channel = 'site-revalidate'

/** What one instance, perhaps of another build, tells the others. */
const message = z.object({
  from: z.string(),
  /** Tags that the webhook named. */
  tags: z.array(z.string()).default([]),
  /** Lists that it found changed. */
  changed: z.array(z.string()).default([]),
})

/** What an instance does when another tells it something. */
type MessageHandlers = {
  invalidate: (tags: readonly string[]) => Promise<unknown>
  revalidateChanged: (lists: readonly string[]) => void
}

/** How this process reaches the others; null without Redis, when there are none. */
const relay = () =>
  singleton('relay', () => {
    const url = env().REDIS_URL
    return url ? { id: randomUUID(), url, redis: failFastRedis(url, 'webhook relay') } : null
  })

/** Listens to the other instances, and passes over its own words. Does nothing without Redis. */
export function startRelay({ invalidate, revalidateChanged }: MessageHandlers): void {
  const own = relay()
  if (!own) return
  const noteFailure = (error: unknown) => {
    const reason = error instanceof z.ZodError ? 'not a message of this build' : String(error)
    log.warn({ reason }, 'relay failed')
  }
  const handle = async (text: string) => {
    const { from, tags, changed } = message.parse(JSON.parse(text))
    if (from === own.id) return
    revalidateChanged(changed)
    if (tags.length > 0) await invalidate(tags)
  }
  const listener = listeningRedis(own.url, 'webhook relay')
  listener.on('message', (_channel: string, text: string) => void handle(text).catch(noteFailure))
  listener.subscribe(channel).catch(noteFailure)
}

/** Tells the other instances what the webhook named, or which lists have changed. Never rejects. */
export async function tellInstances(
  facts: { tags: readonly string[] } | { changed: readonly string[] },
): Promise<void> {
  const own = relay()
  await own?.redis
    .publish(channel, JSON.stringify({ from: own.id, ...facts }))
    .catch((error: unknown) => log.warn({ reason: String(error) }, 'other instances not told'))
}

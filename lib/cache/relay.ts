import 'server-only'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { env } from '@/lib/platform/env'
import { log } from '@/lib/platform/log'
import { failFastRedis, listeningRedis } from '@/lib/platform/redis'
import { singleton } from '@/lib/platform/singleton'

const channel = 'site-revalidate'
const gatherMs = 200

/** What one instance tells the others: tags that the webhook named, lists that it found changed. */
const message = z.object({
  from: z.string(),
  tags: z.array(z.string()).default([]),
  changed: z.array(z.string()).default([]),
})

/** What an instance does when another tells it something. */
type MessageHandlers = {
  invalidate: (tags: readonly string[]) => Promise<unknown>
  lookAgain: (lists: readonly string[]) => void
}

type Relay = { id: string; send: (text: string) => Promise<unknown> }

const state = () =>
  singleton('relay', () => ({ relay: null as Relay | null, changed: new Set<string>() }))

/** Does what another instance says, which may be of another build; our own words are passed over. */
async function handle(text: string, ownId: string, handlers: MessageHandlers): Promise<void> {
  const { from, tags, changed } = message.parse(JSON.parse(text))
  if (from === ownId) return
  handlers.lookAgain(changed)
  if (tags.length > 0) await handlers.invalidate(tags)
}

function noteFailure(error: unknown): void {
  const reason = error instanceof z.ZodError ? 'not a message of this build' : String(error)
  log.warn({ reason }, 'relay failed')
}

/** Listens to the other instances. Does nothing without Redis. */
export function startRelay(handlers: MessageHandlers): void {
  const { REDIS_URL } = env()
  if (!REDIS_URL || state().relay) return
  const id = randomUUID()
  const sender = failFastRedis(REDIS_URL, 'webhook relay')
  state().relay = { id, send: (text) => sender.publish(channel, text) }
  const listener = listeningRedis(REDIS_URL, 'webhook relay')
  listener.on('message', (_channel: string, text: string) => {
    handle(text, id, handlers).catch(noteFailure)
  })
  listener.subscribe(channel).catch(noteFailure)
}

async function publish(facts: { tags?: readonly string[]; changed?: string[] }): Promise<void> {
  const { relay } = state()
  if (!relay) return
  await relay
    .send(JSON.stringify({ from: relay.id, ...facts }))
    .catch((error: unknown) => log.warn({ reason: String(error) }, 'other instances not told'))
}

/** Tells the other instances what the webhook named. Without Redis there are none; never rejects. */
export function publishTags(tags: readonly string[]): Promise<void> {
  return publish({ tags })
}

/** Tells the others, a moment later and together with what follows, that a list has changed. */
export function publishChange(list: string): void {
  const { changed } = state()
  changed.add(list)
  if (changed.size > 1) return
  setTimeout(() => {
    const lists = [...changed]
    changed.clear()
    void publish({ changed: lists })
  }, gatherMs).unref()
}

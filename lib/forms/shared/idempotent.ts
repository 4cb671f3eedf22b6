import 'server-only'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { env } from '@/lib/platform/env'
import { atMostEvery, log } from '@/lib/platform/log'
import { sharedRedis } from '@/lib/platform/redis'
import { singleton } from '@/lib/platform/singleton'
import type { Unconfirmed } from './state'

/** Maximum number of deliveries that we remember, and their lifetime in milliseconds. */
const limits = { max: 5000, ttl: 10 * 60_000 }
const mayLog = atMostEvery(60_000)

const accepted = 'accepted'
const underWay = 'under way'
type Outcome = typeof accepted | Unconfirmed

/** Maximum time that a duplicate waits for a delivery of this process. */
const maxWaitMs = 9000
/** Lifetime of a delivery in Redis until it ends: longer than any. If its process dies, the visitor can send the form again after it. */
const maxDeliveryMs = 4 * 60_000

const file = () => path.resolve(env().DATA_DIR, 'sent.json')

/** Hashes of deliveries with their expiry in milliseconds since 1970. */
const savedHashes = z.array(z.tuple([z.string(), z.number()]))

/** Far above the size of five thousand hashes. */
const maxFileBytes = 1024 * 1024

function readHashes() {
  try {
    const found = statSync(file())
    // Reading a pipe never ends, and a huge file does not fit in memory.
    if (!found.isFile() || found.size > maxFileBytes) return []
    const sent = savedHashes.parse(JSON.parse(readFileSync(file(), 'utf8')))
    const now = Date.now()
    // If an entry expires too far in the future, the clock was wrong when we wrote it.
    return sent.filter(([, until]) => until > now && until <= now + limits.ttl)
  } catch {
    return []
  }
}

const keyOf = (hash: string) => `sent:${hash}`

/** Claims a delivery. Resolves to null if it is new, otherwise to the outcome of an earlier one. */
async function claim(hash: string): Promise<Outcome | null> {
  const redis = sharedRedis()
  if (!redis) return readHashes().some(([one]) => one === hash) ? accepted : null
  if (await redis.set(keyOf(hash), underWay, 'PX', maxDeliveryMs, 'NX')) return null
  return (await redis.get(keyOf(hash))) === accepted ? accepted : underWay
}

async function remember(hash: string): Promise<void> {
  const redis = sharedRedis()
  if (redis) return void (await redis.set(keyOf(hash), accepted, 'PX', limits.ttl))
  // Synchronous, so that no concurrent submission gets lost.
  const sent = [...readHashes(), [hash, Date.now() + limits.ttl]].slice(-limits.max)
  mkdirSync(path.dirname(file()), { recursive: true })
  writeFileSync(`${file()}.part`, JSON.stringify(sent), { mode: 0o600 })
  renameSync(`${file()}.part`, file())
}

function logStoreFailure(error: unknown): void {
  if (mayLog()) log.warn({ reason: String(error) }, 'sent forms cannot be recorded')
}

async function forget(hash: string): Promise<void> {
  await sharedRedis()?.del(keyOf(hash))
}

/** Resolves to true if the vendor accepted the delivery. */
type Deliver = () => Promise<boolean>

async function deliverNew(hash: string, deliver: Deliver): Promise<Outcome> {
  const earlier = await claim(hash).catch((error) => {
    logStoreFailure(error)
    // Send the form anyway: the memory of this process still recognises duplicates.
    return null
  })
  if (earlier) return earlier
  let isAccepted = false
  try {
    isAccepted = await deliver()
  } finally {
    // Not awaited: a slow Redis must not delay the response.
    void (isAccepted ? remember(hash) : forget(hash)).catch(logStoreFailure)
  }
  return isAccepted ? accepted : 'failed'
}

/**
 * Delivers a submission once. While it is under way, a duplicate waits up to `maxWaitMs`. For ten minutes after the vendor
 * accepted it, even across a restart, duplicates resolve to `accepted`. With Redis, other instances know it too, and
 * respond `under way` until it has settled. After `failed`, the next request delivers again.
 */
export async function idempotent(fingerprint: string, deliver: Deliver): Promise<Outcome> {
  const hash = createHash('sha256').update(fingerprint).digest('base64url')
  const deliveries = singleton(
    'running deliveries',
    () => new LRUCache<string, Promise<Outcome>>(limits),
  )
  const earlier = deliveries.get(hash)
  if (earlier)
    return Promise.race([earlier, setTimeout<Outcome>(maxWaitMs, underWay, { ref: false })])
  const running = deliverNew(hash, deliver)
  deliveries.set(hash, running)
  if ((await running.catch(() => null)) !== accepted) deliveries.delete(hash)
  return running
}

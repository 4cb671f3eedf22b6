import 'server-only'
import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Redis } from 'ioredis'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { env } from '@/lib/platform/env'
import { atMostEvery, log } from '@/lib/platform/log'
import { failFastRedis, untilConnected } from '@/lib/platform/redis'
import { singleton } from '@/lib/platform/singleton'
import type { Undelivered } from './state'

/** How many deliveries are remembered, and for how many milliseconds. */
const memory = { max: 5000, ttl: 10 * 60_000 }
const mayLog = atMostEvery(60_000)

/**
 * Value in Redis of a delivery that succeeded; while one is under way, the id of the instance that sends it.
 */
const accepted = 'accepted'
type Outcome = typeof accepted | Undelivered

/**
 * Without renewal for so long, an instance has lost its delivery; waiting requests are told to retry.
 */
const leaseMs = 8000
const maxWaitMs = 9000
const pollMs = 500
/** For so long, waiting requests learn that a delivery ended without a response. */
const lapseMs = 2 * pollMs

const redis = () =>
  singleton('sent forms', () => {
    const url = env().REDIS_URL
    return url ? failFastRedis(url, 'sent forms') : null
  })

const file = () => path.resolve(env().DATA_DIR, 'sent.json')

/** Hashes of deliveries with their expiry in milliseconds since 1970. */
const savedHashes = z.array(z.tuple([z.string(), z.number()]))

/** Far above the size of five thousand hashes. */
const maxFileBytes = 1024 * 1024

function readHashes() {
  try {
    const found = statSync(file())
    // Reading a pipe does not end, and a huge file does not fit.
    if (!found.isFile() || found.size > maxFileBytes) return []
    const sent = savedHashes.parse(JSON.parse(readFileSync(file(), 'utf8')))
    const now = Date.now()
    // A clock that was wrong wrote entries from the future.
    return sent.filter(([, until]) => until > now && until <= now + memory.ttl)
  } catch {
    return []
  }
}

const keyOf = (hash: string) => `sent:${hash}`

/** Sets when a delivery is forgotten, unless it is another's by now; 1 when it did. */
const setExpiry = (shared: Redis, hash: string, holder: string, ms: number) =>
  shared.eval(
    "return redis.call('get', KEYS[1]) == ARGV[1] and redis.call('pexpire', KEYS[1], ARGV[2]) or 0",
    1,
    keyOf(hash),
    holder,
    ms,
  )

/** A delivery that is this process's to make: whether it still is, that it has ended, and was not accepted. */
type Claim = { holds: () => boolean; end: () => void; release: () => Promise<unknown> }

const ownMemory: Claim = { holds: () => true, end: () => {}, release: async () => undefined }

/** Renews a claim until its delivery has ended. A process that stood still for longer than its lease holds it no more. */
function createClaim(shared: Redis, hash: string, holder: string, claimedAt: number): Claim {
  let renewedAt = claimedAt
  const renew = async () => {
    const now = performance.now()
    if ((await setExpiry(shared, hash, holder, memory.ttl)) === 1) renewedAt = now
    else clearInterval(timer)
  }
  const timer = setInterval(() => void renew().catch(logFailure), leaseMs / 3).unref()
  return {
    holds: () => performance.now() - renewedAt < leaseMs,
    end: () => clearInterval(timer),
    release: () => setExpiry(shared, hash, holder, 0),
  }
}

/** Waits a while for another instance that is delivering the same; then it is this one's to deliver, or not. */
async function claimShared(shared: Redis, hash: string): Promise<Claim | Outcome> {
  await untilConnected(shared, 200)
  const [holder, since] = [randomUUID(), performance.now()]
  for (;;) {
    const claimedAt = performance.now()
    if (await shared.set(keyOf(hash), holder, 'PX', memory.ttl, 'NX'))
      return createClaim(shared, hash, holder, claimedAt)
    const other = await shared.get(keyOf(hash))
    if (other === accepted) return accepted
    // By the clock of Redis; -2 when there is none any more, -1 for one without an end.
    const left = await shared.pttl(keyOf(hash))
    if (other && left !== -2 && left < memory.ttl - leaseMs) {
      await setExpiry(shared, hash, other, Math.min(left, lapseMs))
      return 'unknown'
    }
    if (performance.now() - since > maxWaitMs) return 'under way'
    await setTimeout(pollMs)
  }
}

async function claim(hash: string): Promise<Claim | Outcome> {
  const shared = redis()
  if (shared) return claimShared(shared, hash)
  return readHashes().some(([one]) => one === hash) ? accepted : ownMemory
}

async function remember(hash: string): Promise<void> {
  const sharing = redis()?.set(keyOf(hash), accepted, 'PX', memory.ttl)
  if (sharing) return void (await sharing)
  // Synchronous, so that no concurrent submission gets lost.
  const sent = [...readHashes(), [hash, Date.now() + memory.ttl]].slice(-memory.max)
  mkdirSync(path.dirname(file()), { recursive: true })
  writeFileSync(`${file()}.part`, JSON.stringify(sent), { mode: 0o600 })
  renameSync(`${file()}.part`, file())
}

/** When the store fails, this process remembers alone, and the enquiry is sent. */
function logFailure(error: unknown): Claim {
  if (mayLog()) log.warn({ reason: String(error) }, 'sent forms cannot be recorded')
  return ownMemory
}

/** Resolves to whether it was accepted; asks `holds` last before it sends. */
type Deliver = (holds: () => boolean) => Promise<boolean>

async function deliverNew(hash: string, deliver: Deliver): Promise<Outcome> {
  const claimed = await claim(hash).catch(logFailure)
  if (typeof claimed === 'string') return claimed
  let isAccepted = false
  try {
    isAccepted = await deliver(claimed.holds)
  } finally {
    // Stop renewing first, whatever Redis does: a claim that is renewed for ever blocks the form for ever.
    claimed.end()
    // Nobody waits for a Redis that is slow.
    void (isAccepted ? remember(hash) : claimed.release()).catch(logFailure)
  }
  return isAccepted ? accepted : 'failed'
}

/**
 * Runs a delivery unless the same one is under way or was accepted within ten minutes, in any instance or before a
 * restart; then resolves to that outcome. An `unknown` one runs again at the next request.
 */
export async function idempotent(fingerprint: string, deliver: Deliver): Promise<Outcome> {
  const hash = createHash('sha256').update(fingerprint).digest('base64url')
  const deliveries = singleton('deliveries', () => new LRUCache<string, Promise<Outcome>>(memory))
  const earlier = deliveries.get(hash)
  if (earlier)
    return Promise.race([earlier, setTimeout<Outcome>(maxWaitMs, 'under way', { ref: false })])
  const running = deliverNew(hash, deliver)
  deliveries.set(hash, running)
  if ((await running.catch(() => null)) !== accepted) deliveries.delete(hash)
  return running
}

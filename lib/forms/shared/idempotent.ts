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
import type { Unconfirmed } from './state'

/** Maximum number of deliveries that we remember, and their lifetime in milliseconds. */
const limits = { max: 5000, ttl: 10 * 60_000 }
const mayLog = atMostEvery(60_000)

/** Value in Redis of a delivery that the vendor has accepted. While a delivery is under way, the value is the id of its claim. */
const accepted = 'accepted'
type Outcome = typeof accepted | Unconfirmed

/** A claim is lost if its process does not renew it for this long. Requests that wait for it then resolve to `unknown`. */
const leaseMs = 8000
const maxWaitMs = 9000
const pollMs = 500
/** Redis keeps a lost claim this long, so that every waiting request sees that it is lost. */
const lapseMs = 2 * pollMs

const redis = () =>
  singleton('sent forms redis', () => {
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

/** Sets the lifetime of a claim if `holder` still holds it. Resolves to 1 if so, else to 0. */
const setExpiry = (shared: Redis, hash: string, holder: string, ms: number) =>
  shared.eval(
    "return redis.call('get', KEYS[1]) == ARGV[1] and redis.call('pexpire', KEYS[1], ARGV[2]) or 0",
    1,
    keyOf(hash),
    holder,
    ms,
  )

/** The right to send a delivery. `end` stops renewing the claim. `release` lets another request send the delivery. */
type Claim = { isHeld: () => boolean; end: () => void; release: () => Promise<unknown> }

const localClaim: Claim = { isHeld: () => true, end: () => {}, release: async () => undefined }

/** Renews a claim until `end()`. `isHeld()` is false once the last renewal is `leaseMs` ago. */
function createClaim(shared: Redis, hash: string, holder: string, claimedAt: number): Claim {
  let renewedAt = claimedAt
  const renew = async () => {
    const now = performance.now()
    if ((await setExpiry(shared, hash, holder, limits.ttl)) === 1) renewedAt = now
    else clearInterval(timer)
  }
  const timer = setInterval(() => void renew().catch(logStoreFailure), leaseMs / 3).unref()
  return {
    isHeld: () => performance.now() - renewedAt < leaseMs,
    end: () => clearInterval(timer),
    release: () => setExpiry(shared, hash, holder, 0),
  }
}

/** Claims a delivery, or waits up to `maxWaitMs` for the outcome of another claim on it. */
async function claimShared(shared: Redis, hash: string): Promise<Claim | Outcome> {
  await untilConnected(shared, 200)
  const [holder, since] = [randomUUID(), performance.now()]
  for (;;) {
    const claimedAt = performance.now()
    if (await shared.set(keyOf(hash), holder, 'PX', limits.ttl, 'NX'))
      return createClaim(shared, hash, holder, claimedAt)
    const other = await shared.get(keyOf(hash))
    if (other === accepted) return accepted
    // Remaining lifetime in ms by Redis's clock: -2 if the key is gone, -1 if it never expires. Each renewal sets the
    // lifetime to `limits.ttl`. If more than `leaseMs` have passed since then, the claim is lost: nobody renews it.
    const leftMs = await shared.pttl(keyOf(hash))
    if (other && leftMs !== -2 && leftMs < limits.ttl - leaseMs) {
      await setExpiry(shared, hash, other, Math.min(leftMs, lapseMs))
      return 'unknown'
    }
    if (performance.now() - since > maxWaitMs) return 'under way'
    await setTimeout(pollMs)
  }
}

async function claim(hash: string): Promise<Claim | Outcome> {
  const shared = redis()
  if (shared) return claimShared(shared, hash)
  return readHashes().some(([one]) => one === hash) ? accepted : localClaim
}

async function remember(hash: string): Promise<void> {
  const shared = redis()
  if (shared) return void (await shared.set(keyOf(hash), accepted, 'PX', limits.ttl))
  // Synchronous, so that no concurrent submission gets lost.
  const sent = [...readHashes(), [hash, Date.now() + limits.ttl]].slice(-limits.max)
  mkdirSync(path.dirname(file()), { recursive: true })
  writeFileSync(`${file()}.part`, JSON.stringify(sent), { mode: 0o600 })
  renameSync(`${file()}.part`, file())
}

function logStoreFailure(error: unknown): void {
  if (mayLog()) log.warn({ reason: String(error) }, 'sent forms cannot be recorded')
}

/** Resolves to true if the vendor accepted the delivery. Calls `isHeld` right before it sends. */
type Deliver = (isHeld: () => boolean) => Promise<boolean>

async function deliverNew(hash: string, deliver: Deliver): Promise<Outcome> {
  const result = await claim(hash).catch((error) => {
    logStoreFailure(error)
    // Send the form anyway: the memory of this process still recognises duplicates.
    return localClaim
  })
  if (typeof result === 'string') return result
  let isAccepted = false
  try {
    isAccepted = await deliver(result.isHeld)
  } finally {
    // First of all, stop renewing: a claim that we renew for ever would block this submission for ever.
    result.end()
    // Not awaited: a slow Redis must not delay the response.
    void (isAccepted ? remember(hash) : result.release()).catch(logStoreFailure)
  }
  return isAccepted ? accepted : 'failed'
}

/**
 * Delivers a submission once. While it is under way, a duplicate waits up to `maxWaitMs`. For ten minutes after the vendor
 * accepted it, even across a restart, duplicates resolve to `accepted`. With Redis, all this holds across instances. After
 * `failed` or `unknown`, the next request delivers again.
 */
export async function idempotent(fingerprint: string, deliver: Deliver): Promise<Outcome> {
  const hash = createHash('sha256').update(fingerprint).digest('base64url')
  const deliveries = singleton(
    'running deliveries',
    () => new LRUCache<string, Promise<Outcome>>(limits),
  )
  const earlier = deliveries.get(hash)
  if (earlier)
    return Promise.race([earlier, setTimeout<Outcome>(maxWaitMs, 'under way', { ref: false })])
  const running = deliverNew(hash, deliver)
  deliveries.set(hash, running)
  if ((await running.catch(() => null)) !== accepted) deliveries.delete(hash)
  return running
}

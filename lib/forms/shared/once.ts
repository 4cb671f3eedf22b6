import 'server-only'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Redis } from 'ioredis'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { env } from '@/lib/env'
import { atMostEvery, log } from '@/lib/log'
import { failFastRedis, untilConnected } from '@/lib/redis'
import { singleton } from '@/lib/singleton'

/** How many deliveries are remembered, and for how many milliseconds. */
const memory = { max: 5000, ttl: 10 * 60_000 }
const mayLog = atMostEvery(60_000)

/** What Redis knows of a delivery. */
const [underWay, accepted] = ['under way', 'accepted']

/** After this a delivery that an instance began, and did not live to end, may be made again. */
const longestDeliveryMs = () => 4 * env().VENDOR_POST_TIMEOUT_MS
const pollMs = 500

const redis = () =>
  singleton('sent forms', () => {
    const url = env().REDIS_URL
    return url ? failFastRedis(url, 'sent forms') : null
  })

const file = () => path.resolve(env().DATA_DIR, 'sent.json')

/** Hashes of what was sent, each with when it is forgotten, in milliseconds since the epoch. */
const savedHashes = z.array(z.tuple([z.string(), z.number()]))

/** Far above what five thousand of them take. */
const maxFileBytes = 1024 * 1024

function readHashes() {
  try {
    const found = statSync(file())
    // Reading a pipe does not end, and a huge file does not fit.
    if (!found.isFile() || found.size > maxFileBytes) return []
    const sent = savedHashes.parse(JSON.parse(readFileSync(file(), 'utf8')))
    const now = Date.now()
    // What comes from the future was written by a clock that was wrong.
    return sent.filter(([, until]) => until > now && until <= now + memory.ttl)
  } catch {
    return []
  }
}

const keyOf = (hash: string) => `sent:${hash}`

/**
 * Waits until no other instance is delivering the same. True when it was accepted; else it is this
 * instance's to deliver, and the others wait.
 */
async function wasSentElsewhere(shared: Redis, hash: string): Promise<boolean> {
  await untilConnected(shared, 200)
  const claim = () => shared.set(keyOf(hash), underWay, 'PX', longestDeliveryMs(), 'NX')
  while ((await claim()) === null) {
    if ((await shared.get(keyOf(hash))) === accepted) return true
    await setTimeout(pollMs)
  }
  return false
}

async function wasSent(hash: string): Promise<boolean> {
  const shared = redis()
  return shared ? wasSentElsewhere(shared, hash) : readHashes().some(([one]) => one === hash)
}

async function remember(hash: string): Promise<void> {
  const sharing = redis()?.set(keyOf(hash), accepted, 'PX', memory.ttl)
  if (sharing) return void (await sharing)
  // Read and written in one go: nothing that is sent meanwhile gets lost.
  const sent = [...readHashes(), [hash, Date.now() + memory.ttl]].slice(-memory.max)
  mkdirSync(path.dirname(file()), { recursive: true })
  writeFileSync(`${file()}.part`, JSON.stringify(sent), { mode: 0o600 })
  renameSync(`${file()}.part`, file())
}

/** What was not accepted may be sent again, from any instance. */
async function release(hash: string): Promise<void> {
  await redis()?.del(keyOf(hash))
}

/** A memory that fails costs nobody the enquiry: then this process remembers alone. */
function tellFailure(error: unknown): false {
  if (mayLog()) log.warn({ reason: String(error) }, 'sent forms not remembered')
  return false
}

async function deliverNew(hash: string, deliver: () => Promise<boolean>): Promise<boolean> {
  if (await wasSent(hash).catch(tellFailure)) return true
  let isAccepted = false
  try {
    isAccepted = await deliver()
  } finally {
    // Nobody waits for a Redis that is slow.
    void (isAccepted ? remember(hash) : release(hash)).catch(tellFailure)
  }
  return isAccepted
}

/**
 * Runs a delivery unless the same one is under way, in another instance too, or was accepted within ten
 * minutes, also before a restart; then that one's outcome is given. `deliver` resolves to whether it was accepted.
 */
export async function once(fingerprint: string, deliver: () => Promise<boolean>): Promise<boolean> {
  const hash = createHash('sha256').update(fingerprint).digest('base64url')
  const deliveries = singleton('deliveries', () => new LRUCache<string, Promise<boolean>>(memory))
  const earlier = deliveries.get(hash)
  if (earlier) return earlier
  const running = deliverNew(hash, deliver)
  deliveries.set(hash, running)
  if (!(await running.catch(() => false))) deliveries.delete(hash)
  return running
}

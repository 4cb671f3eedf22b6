import 'server-only'
import { createHash } from 'node:crypto'
import path from 'node:path'
import type { Redis } from 'ioredis'
import { env } from '@/lib/platform/env'
import { log } from '@/lib/platform/log'
import { failFastRedis, untilConnected } from '@/lib/platform/redis'
import { singleton } from '@/lib/platform/singleton'
import { vendorHost } from '@/lib/vendor-api/transport'
import { AnswerFiles } from './files'
import { SharedAnswers } from './redis'

/** A body as the vendor gave it, and when (milliseconds since the epoch). */
export type StoredAnswer = { storedAt: number; raw: unknown }

/** Where answers outlive the process. Nothing here rejects: what goes wrong is told in the log. */
export type AnswerStore = {
  /** Whether other instances write there too. */
  readonly isShared: boolean
  read(key: string): Promise<StoredAnswer | null>
  write(key: string, answer: StoredAnswer): Promise<void>
  remove(key: string): Promise<void>
  /** Makes room. */
  prune(): Promise<void>
}

const longestConnectMs = 2000

/** Answers of one vendor and school never meet those of another. */
function scope(): string {
  const vendor = createHash('sha256').update(`${vendorHost()} ${env().SCHOOL_CODE}`).digest('hex')
  return vendor.slice(0, 12)
}

const redis = () =>
  singleton('answers redis', () => {
    const url = env().REDIS_URL
    return url ? failFastRedis(url, 'vendor cache') : null
  })

/** Answers that instances share, and their files, for when Redis is new, emptied or away. */
function both(shared: SharedAnswers, files: AnswerFiles): AnswerStore {
  return {
    isShared: true,
    read: async (key) => {
      const answer = await shared.read(key)
      // Another instance, which may be on another machine, found that the record is gone.
      if (answer?.raw === null) await files.remove(key)
      return answer ?? files.read(key)
    },
    write: async (...to) => void (await Promise.all([shared.write(...to), files.write(...to)])),
    remove: async (key) => void (await Promise.all([shared.remove(key), files.remove(key)])),
    prune: () => files.prune(),
  }
}

/** The process's one store: files in `DATA_DIR`, and Redis before them when there is one. */
export function store(): AnswerStore {
  return singleton<AnswerStore>('answers', () => {
    const files = new AnswerFiles(path.resolve(env().DATA_DIR, 'cache'), scope())
    const connection = redis()
    if (!connection) return files
    const connected = untilConnected(connection, longestConnectMs)
    return both(new SharedAnswers(connection, scope(), connected), files)
  })
}

/** Keeps answers elsewhere; only before the first is asked for. */
export function keepAnswersIn(other: AnswerStore): void {
  singleton('answers', () => other)
}

/** Whether the shared store answers just now; null when there is none. */
export async function redisAnswers(): Promise<boolean | null> {
  const connection = redis()
  if (!connection) return null
  return connection.ping().then(
    () => true,
    () => false,
  )
}

/** Without a `maxmemory` nothing bounds what Redis keeps. */
async function checkMemory(redis: Redis): Promise<void> {
  const info = await redis.info().catch(() => null)
  if (info?.includes('maxmemory:0\r')) log.warn({ set: 'maxmemory' }, 'redis has no bound in bytes')
}

/** Waits a little for Redis, so that a new instance asks it and not the vendor. */
export async function connectStore(): Promise<void> {
  const connection = redis()
  if (!connection) return
  await untilConnected(connection, longestConnectMs)
  void checkMemory(connection)
}

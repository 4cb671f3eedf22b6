import 'server-only'
import { once } from 'node:events'
import { Redis } from 'ioredis'
import { log } from './log'

const quietMs = 30_000

/** A failure of several addresses has a code and no message. */
function reasonOf(error: Error): string {
  return error.message || ('code' in error ? String(error.code) : error.name)
}

function reportErrors(redis: Redis, use: string): Redis {
  let quietUntil = 0
  redis.on('error', (error: Error) => {
    if (Date.now() < quietUntil) return
    quietUntil = Date.now() + quietMs
    log.warn({ use, reason: reasonOf(error) }, 'redis away')
  })
  redis.on('ready', () => {
    if (quietUntil > 0) log.info({ use }, 'redis back')
    quietUntil = 0
  })
  return redis
}

/**
 * A connection whose commands fail at once while Redis is away, and in 200 ms while it is frozen; frozen
 * for a second, it counts as away.
 */
export function impatientRedis(url: string, use: string): Redis {
  const redis = new Redis(url, {
    commandTimeout: 200,
    socketTimeout: 1000,
    connectTimeout: 1000,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (times) => Math.min(times * 100, 2000),
  })
  return reportErrors(redis, use)
}

/** A connection that listens, and goes on listening when Redis comes back. */
export function listeningRedis(url: string, use: string): Redis {
  const redis = new Redis(url, {
    connectTimeout: 1000,
    maxRetriesPerRequest: null,
    retryStrategy: (times) => Math.min(times * 100, 2000),
  })
  return reportErrors(redis, use)
}

/** Waits for a new connection, but no longer than `ms`. */
export async function untilConnected(redis: Redis, ms: number): Promise<void> {
  if (redis.status === 'ready') return
  const tooLong = new AbortController()
  const timer = setTimeout(() => tooLong.abort(), ms)
  await once(redis, 'ready', { signal: tooLong.signal }).catch(() => undefined)
  clearTimeout(timer)
}

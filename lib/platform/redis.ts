import 'server-only'
import { Redis } from 'ioredis'
import { env } from './env'
import { codeOf } from './error-code'
import { atMostEvery, log } from './log'
import { singleton } from './singleton'

const quietMs = 30_000

function connect(url: string): Redis {
  const redis = new Redis(url, {
    // A command fails if Redis is slow or unreachable; the caller then uses this process's own memory or files.
    commandTimeout: 200,
    maxRetriesPerRequest: 0,
    socketTimeout: 1000,
    // Redis before 7.2 rejects CLIENT SETINFO, and we would log that at each connection.
    disableClientInfo: true,
    retryStrategy: (times) => Math.min(times * 100, 2000),
  })
  let isDown = false
  const mayLog = atMostEvery(quietMs)
  redis.on('error', (error) => {
    isDown = true
    if (mayLog()) log.warn({ reason: codeOf(error) }, 'redis unavailable')
  })
  redis.on('ready', () => {
    if (isDown) log.info('redis available again')
    isDown = false
  })
  return redis
}

/** The Redis that instances share, null without `REDIS_URL`. Its commands fail after 200 ms. */
export function sharedRedis(): Redis | null {
  return singleton('redis', () => {
    const url = env().REDIS_URL
    return url ? connect(url) : null
  })
}

const mayLogCommand = atMostEvery(quietMs)

/** Logs a command that failed, at most one in thirty seconds. Use it where the caller can do without. */
export function logRedisFailure(error: unknown): null {
  if (mayLogCommand()) log.warn({ reason: String(error) }, 'redis command failed')
  return null
}

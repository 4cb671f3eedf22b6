import 'server-only'
import { once } from 'node:events'
import { Redis } from 'ioredis'
import { atMostEvery, log } from './log'

const quietMs = 30_000

/** Timeout of a command, and of a connection without any response, which then counts as lost. */
const maxCommandMs = 200
const maxSilenceMs = 1000

/** If Redis's host has several IP addresses and all fail, the error has a code and no message. */
function reasonOf(error: Error): string {
  return error.message || ('code' in error ? String(error.code) : error.name)
}

class SlowError extends Error {
  override readonly message = 'no response in time'
}

/** True if Redis rejected a command, for example because it is full. `NOSCRIPT` does not count: the client then sends the script. */
function isRefusal(error: unknown): error is Error {
  return (
    error instanceof Error && error.name === 'ReplyError' && !error.message.startsWith('NOSCRIPT')
  )
}

/** Like `setTimeout`, but first reads data that has arrived: perhaps this process was busy, and not Redis. */
function afterPendingReads(ms: number, act: () => void): NodeJS.Timeout {
  return setTimeout(() => setImmediate(act), ms).unref()
}

/**
 * Replaces the command timeouts of ioredis, which also fire if a response has arrived but this busy process has not read
 * it yet. Logs commands that Redis rejects or that time out.
 */
class FailFastRedis extends Redis {
  readonly #mayLog = atMostEvery(quietMs)
  readonly #use: string

  constructor(url: string, use: string) {
    super(url, {
      // Long, so that a busy start does not count as a failure. No request waits for it (`untilConnected`).
      connectTimeout: 5000,
      // Redis before 7.2 rejects CLIENT SETINFO, and we would log that at each connection.
      disableClientInfo: true,
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      // Milliseconds before the next attempt to connect.
      retryStrategy: (times) => Math.min(times * 100, 2000),
    })
    this.#use = use
  }

  override sendCommand(...commandArgs: Parameters<Redis['sendCommand']>): unknown {
    const [command] = commandArgs
    const response = super.sendCommand(...commandArgs)
    const { stream } = this
    const receivedBytes = stream?.bytesRead
    const slowTimer = afterPendingReads(maxCommandMs, () => command.reject(new SlowError()))
    const lostTimer = afterPendingReads(maxSilenceMs, () => {
      if (stream?.bytesRead === receivedBytes) stream?.destroy(new Error('silent for a second'))
    })
    command.promise
      .catch((error: unknown) => {
        this.#logFailure(error)
        return error
      })
      .then((outcome) => {
        clearTimeout(slowTimer)
        if (!(outcome instanceof SlowError)) clearTimeout(lostTimer)
      })
    return response
  }

  #logFailure(error: unknown): void {
    if (!(error instanceof SlowError || isRefusal(error)) || !this.#mayLog()) return
    log.warn({ use: this.#use, reason: error.message }, 'redis command failed')
  }
}

/**
 * Returns a connection whose commands fail at once while Redis is down, and after 200 ms while Redis hangs. If Redis sends
 * nothing for a second, it counts as down.
 */
export function failFastRedis(url: string, use: string): Redis {
  const redis = new FailFastRedis(url, use)
  let isDown = false
  let mayLog = atMostEvery(quietMs)
  redis.on('error', (error: Error) => {
    isDown = true
    if (mayLog()) log.warn({ use, reason: reasonOf(error) }, 'redis unavailable')
  })
  redis.on('ready', () => {
    if (isDown) log.info({ use }, 'redis available again')
    isDown = false
    mayLog = atMostEvery(quietMs)
  })
  return redis
}

export async function untilConnected(redis: Redis, ms: number): Promise<void> {
  if (redis.status === 'ready') return
  const tooLong = new AbortController()
  const timer = setTimeout(() => tooLong.abort(), ms)
  await once(redis, 'ready', { signal: tooLong.signal }).catch(() => undefined)
  clearTimeout(timer)
}

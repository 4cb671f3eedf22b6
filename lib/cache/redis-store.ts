import 'server-only'
import { z } from 'zod'
import { log } from '@/lib/platform/log'
import { logRedisFailure } from '@/lib/platform/redis'
import type { ResponseStore, StoredResponse } from './store'

const storedSchema = z.object({ storedAt: z.number(), raw: z.unknown() })

const keepSeconds = 30 * 24 * 3600

type Commands = {
  get(key: string): Promise<string | null>
  set(key: string, value: string, expiry: 'EX', seconds: number): Promise<unknown>
  del(key: string): Promise<unknown>
}

/** Stores responses in a Redis that several instances share, and in files in case Redis is empty or unavailable. */
export class RedisStore implements ResponseStore {
  readonly #redis: Commands
  readonly #files: ResponseStore
  readonly #prefix: string

  constructor(redis: Commands, files: ResponseStore, scope: string) {
    this.#redis = redis
    this.#files = files
    this.#prefix = `answers:${scope}:`
  }

  async read(key: string): Promise<StoredResponse | null> {
    const text = await this.#redis.get(this.#prefix + key).catch(logRedisFailure)
    return (text && this.#parse(key, text)) || this.#files.read(key)
  }

  async write(key: string, response: StoredResponse): Promise<void> {
    const text = JSON.stringify(response)
    await Promise.all([
      this.#redis.set(this.#prefix + key, text, 'EX', keepSeconds).catch(logRedisFailure),
      this.#files.write(key, response),
    ])
  }

  async remove(key: string): Promise<void> {
    await Promise.all([
      this.#redis.del(this.#prefix + key).catch(logRedisFailure),
      this.#files.remove(key),
    ])
  }

  prune(): Promise<void> {
    return this.#files.prune()
  }

  #parse(key: string, text: string): StoredResponse | null {
    try {
      const { storedAt, raw } = storedSchema.parse(JSON.parse(text))
      return { storedAt, raw }
    } catch {
      log.warn({ key: key.split(':')[0] }, 'cached value in redis unreadable')
      return null
    }
  }
}

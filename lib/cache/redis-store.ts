import 'server-only'
import { z } from 'zod'
import { log } from '@/lib/platform/log'
import type { ResponseStore, StoredResponse } from './store'

const storedSchema = z.object({ storedAt: z.number(), raw: z.unknown() })

/** Expiry of a vendor record. A list gets no expiry, so a full Redis (`volatile-lru`) never evicts it. */
const recordSeconds = 30 * 24 * 3600

type Commands = {
  get(key: string): Promise<string | null>
  set(key: string, value: string): Promise<unknown>
  set(key: string, value: string, expiry: 'EX', seconds: number): Promise<unknown>
}

/** Stores responses in a Redis that several instances share, and in files in case Redis is empty or unavailable. */
export class RedisStore implements ResponseStore {
  readonly isShared = true
  readonly #redis: Commands
  readonly #files: ResponseStore
  readonly #prefix: string
  readonly #connected: Promise<void>

  /** `connected` resolves once Redis is connected or we stop waiting for it. */
  constructor(redis: Commands, files: ResponseStore, scope: string, connected = Promise.resolve()) {
    this.#redis = redis
    this.#files = files
    this.#connected = connected
    this.#prefix = `answers:${scope}:`
  }

  async read(key: string): Promise<StoredResponse | null> {
    const response = await this.#get(key)
    // An instance, perhaps on another machine, has found that the record is gone. Our file may still have it.
    if (response?.raw === null) await this.#files.remove(key)
    return response ?? this.#files.read(key)
  }

  async write(key: string, response: StoredResponse): Promise<void> {
    await Promise.all([this.#set(key, response), this.#files.write(key, response)])
  }

  /** Redis gets null: if we deleted the key, other instances would read their files. */
  async remove(key: string): Promise<void> {
    await Promise.all([
      this.#set(key, { storedAt: Date.now(), raw: null }),
      this.#files.remove(key),
    ])
  }

  prune(): Promise<void> {
    return this.#files.prune()
  }

  async #get(key: string): Promise<StoredResponse | null> {
    await this.#connected
    const text = await this.#redis.get(this.#prefix + key).catch(() => null)
    if (!text) return null
    try {
      const { storedAt, raw } = storedSchema.parse(JSON.parse(text))
      return { storedAt, raw }
    } catch {
      log.warn({ key: key.split(':')[0] }, 'cached value in redis unreadable')
      return null
    }
  }

  async #set(key: string, response: StoredResponse): Promise<void> {
    await this.#connected
    const entry = [this.#prefix + key, JSON.stringify(response)] as const
    const write = key.includes(':')
      ? this.#redis.set(...entry, 'EX', recordSeconds)
      : this.#redis.set(...entry)
    await write.catch(() => undefined)
  }
}

import 'server-only'
import { z } from 'zod'
import { log } from '@/lib/platform/log'
import type { AnswerStore, StoredAnswer } from './store'

const saved = z.object({ storedAt: z.number(), raw: z.unknown() })

/** Records expire after 30 days, or when Redis is full (`volatile-lru`). Lists never expire. */
const recordSeconds = 30 * 24 * 3600

type Commands = {
  get(key: string): Promise<string | null>
  set(key: string, value: string): Promise<unknown>
  set(key: string, value: string, expiry: 'EX', seconds: number): Promise<unknown>
}

/**
 * Stores responses in a shared Redis and in each instance's files, the fallback when Redis is empty or down. The
 * connection logs failures and rejects at once while Redis is down (`lib/platform/redis.ts`).
 */
export class SharedAnswers implements AnswerStore {
  readonly isShared = true
  readonly #redis: Commands
  readonly #files: AnswerStore
  readonly #prefix: string
  readonly #connected: Promise<void>

  /** `connected` resolves once Redis is connected or the wait has timed out. */
  constructor(redis: Commands, files: AnswerStore, scope: string, connected = Promise.resolve()) {
    this.#redis = redis
    this.#files = files
    this.#connected = connected
    this.#prefix = `answers:${scope}:`
  }

  async read(key: string): Promise<StoredAnswer | null> {
    const answer = await this.#get(key)
    // Another instance, perhaps on another machine, found that the record is gone.
    if (answer?.raw === null) await this.#files.remove(key)
    return answer ?? this.#files.read(key)
  }

  async write(key: string, answer: StoredAnswer): Promise<void> {
    await Promise.all([this.#set(key, answer), this.#files.write(key, answer)])
  }

  /** Writes null to Redis: after a plain delete, other instances would fall back to their own files. */
  async remove(key: string): Promise<void> {
    await Promise.all([
      this.#set(key, { storedAt: Date.now(), raw: null }),
      this.#files.remove(key),
    ])
  }

  prune(): Promise<void> {
    return this.#files.prune()
  }

  async #get(key: string): Promise<StoredAnswer | null> {
    await this.#connected
    const text = await this.#redis.get(this.#prefix + key).catch(() => null)
    if (!text) return null
    try {
      const { storedAt, raw } = saved.parse(JSON.parse(text))
      return { storedAt, raw }
    } catch {
      log.warn({ key: key.split(':')[0] }, 'unreadable answer in redis')
      return null
    }
  }

  async #set(key: string, answer: StoredAnswer): Promise<void> {
    await this.#connected
    const entry = [this.#prefix + key, JSON.stringify(answer)] as const
    const writing = key.includes(':')
      ? this.#redis.set(...entry, 'EX', recordSeconds)
      : this.#redis.set(...entry)
    await writing.catch(() => undefined)
  }
}

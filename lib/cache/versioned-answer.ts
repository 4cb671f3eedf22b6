import { createHash } from 'node:crypto'
import { RefusedAnswerError } from './plausibility'

/** Start of a request: `at` on the monotonic clock, `storedAt` in milliseconds since the epoch. */
export type Moment = { at: number; storedAt: number }

type Answer<T> = Moment & { data: T; digest: string; bytes: number }

/** A response, its age, and the versions that decide which cached pages are valid. */
export class VersionedAnswer<T> {
  #answer: Answer<T> | null = null
  #version = 0
  #minVersion = 0
  #expiredAt: number | null = null

  /** Increases when the content changes and when pages must be invalidated. */
  get version(): number {
    return this.#version
  }

  get minVersion(): number {
    return this.#minVersion
  }

  get answer(): Answer<T> | null {
    return this.#answer
  }

  /** Expired, and not fetched since. */
  get isExpired(): boolean {
    if (!this.#answer || this.#expiredAt === null) return false
    return this.#answer.at <= this.#expiredAt
  }

  /** Fetched less than `ttlMs` ago, and not expired since. */
  isFresh(ttlMs: (isNone: boolean) => number): boolean {
    const answer = this.#answer
    if (!answer || this.isExpired) return false
    return performance.now() - answer.at < ttlMs(answer.data === null)
  }

  /**
   * Replaces the response and returns whether the content changed. Equal content keeps the same object, because callers
   * memoize on its identity (`lib/platform/by-identity.ts`). Throws `RefusedAnswerError` above `maxBytes`.
   */
  keep(data: T, asked: Moment, maxBytes = Number.POSITIVE_INFINITY): boolean {
    const text = JSON.stringify(data)
    const bytes = 2 * text.length
    if (bytes > maxBytes) throw new RefusedAnswerError('too large')
    const digest = createHash('sha256').update(text).digest('base64')
    const known = this.#answer
    const hasChanged = digest !== known?.digest
    if (hasChanged) this.#version += 1
    this.#answer = known && !hasChanged ? { ...known, ...asked } : { ...asked, data, digest, bytes }
    return hasChanged
  }

  /** Invalidates pages rendered before the last change. */
  invalidatePages(): void {
    this.#minVersion = this.#version
  }

  /** Invalidates all pages, and every response requested until now. */
  expire(): void {
    this.#expiredAt = performance.now()
    this.#version += 1
    this.invalidatePages()
  }

  /** Frees the memory and invalidates all pages. */
  evict(): void {
    this.#answer = null
    this.#version += 1
    this.invalidatePages()
  }
}

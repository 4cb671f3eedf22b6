import { createHash } from 'node:crypto'
import { RefusedAnswerError } from './plausibility'

/** When something was asked: by the steady clock, and in milliseconds since the epoch. */
export type Moment = { at: number; storedAt: number }

type Answer<T> = Moment & { data: T; digest: string; bytes: number }

/** An answer, how new it is by the steady clock, and which pages made from it may be shown. */
export class VersionedAnswer<T> {
  #answer: Answer<T> | null = null
  #version = 0
  #minVersion = 0
  #expiredAt: number | null = null

  /** Counts up when the content has really changed, and when pages made from it must go. */
  get version(): number {
    return this.#version
  }

  get minVersion(): number {
    return this.#minVersion
  }

  get answer(): Answer<T> | null {
    return this.#answer
  }

  /** Whether it has expired and was not asked for since. */
  get isExpired(): boolean {
    if (!this.#answer || this.#expiredAt === null) return false
    return this.#answer.at <= this.#expiredAt
  }

  /** Whether there is one, asked for less than `ttlMs` ago and since it expired. */
  isFresh(ttlMs: (isNone: boolean) => number): boolean {
    const answer = this.#answer
    if (!answer || this.isExpired) return false
    return performance.now() - answer.at < ttlMs(answer.data === null)
  }

  /**
   * Takes the place of what was there; the same content stays the same object, on which others have memoized
   * (`lib/platform/by-identity.ts`). Returns whether the content is another. Throws a `RefusedAnswerError` and keeps what
   * was there when it takes more than `maxBytes`.
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

  /** Pages made before the last change are not shown again. */
  invalidatePages(): void {
    this.#minVersion = this.#version
  }

  /** Pages made so far are not shown again, and what was asked until now is old. */
  expire(): void {
    this.#expiredAt = performance.now()
    this.#version += 1
    this.invalidatePages()
  }

  /** Gives up the memory, and the pages. */
  evict(): void {
    this.#answer = null
    this.#version += 1
    this.invalidatePages()
  }
}

import { createHash } from 'node:crypto'
import { RejectedResponseError } from './plausibility'

/** When a fetch started: in milliseconds of the monotonic clock (`at`) and since 1970 (`storedAt`). */
export type FetchTime = { at: number; storedAt: number }

type Current<T> = FetchTime & { data: T; digest: string; bytes: number }

export class VersionedResponse<T> {
  #response: Current<T> | null = null
  #version = 0
  #minVersion = 0
  #expiredAt: number | null = null

  /** Counts up when the content changes, and when pages must expire. */
  get version(): number {
    return this.#version
  }

  get minVersion(): number {
    return this.#minVersion
  }

  get response(): Current<T> | null {
    return this.#response
  }

  /** True if it expired and has not been fetched since. */
  get isExpired(): boolean {
    if (!this.#response || this.#expiredAt === null) return false
    return this.#response.at <= this.#expiredAt
  }

  isFresh(ttlMs: (isNone: boolean) => number): boolean {
    const response = this.#response
    if (!response || this.isExpired) return false
    return performance.now() - response.at < ttlMs(response.data === null)
  }

  /**
   * Returns whether the content has changed. Equal content stays the same object, so that callers can memoize by it.
   * Throws a `RejectedResponseError` above `maxBytes`.
   */
  set(data: T, fetchTime: FetchTime, maxBytes = Number.POSITIVE_INFINITY): boolean {
    const text = JSON.stringify(data)
    const bytes = 2 * text.length
    if (bytes > maxBytes) throw new RejectedResponseError('too large')
    const digest = createHash('sha256').update(text).digest('base64')
    const last = this.#response
    const hasChanged = digest !== last?.digest
    if (hasChanged) this.#version += 1
    this.#response =
      last && !hasChanged ? { ...last, ...fetchTime } : { ...fetchTime, data, digest, bytes }
    return hasChanged
  }

  invalidatePages(): void {
    this.#minVersion = this.#version
  }

  /** Expires the response, every page that read it, and fetches that have already started. */
  expire(): void {
    this.#expiredAt = performance.now()
    this.#version += 1
    this.invalidatePages()
  }

  evict(): void {
    this.#response = null
    this.#version += 1
    this.invalidatePages()
  }
}

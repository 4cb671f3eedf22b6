import { createHash } from 'node:crypto'

export class RejectedResponseError extends Error {
  override readonly name = 'RejectedResponseError'

  constructor(readonly reason: 'suddenly empty' | 'too large') {
    super(reason)
  }
}

/** When a fetch started: by the monotonic clock, and in milliseconds since 1970. */
export type FetchTime = { startedAt: number; unixMs: number }

type CachedResponse<T> = FetchTime & { data: T; digest: string; bytes: number }

export class VersionedResponse<T> {
  response: CachedResponse<T> | null = null
  /** Goes up when the content changes, and when pages must expire. */
  version = 0
  minVersion = 0
  #expiredAt: number | null = null

  /** True if the fetch of the response started before the last `expire()`. */
  get isExpired(): boolean {
    if (!this.response || this.#expiredAt === null) return false
    return this.response.startedAt <= this.#expiredAt
  }

  isFresh(ttlMs: (isMissing: boolean) => number): boolean {
    const { response } = this
    if (!response || this.isExpired) return false
    return performance.now() - response.startedAt < ttlMs(response.data === null)
  }

  /**
   * Keeps the old `data` if the content has not changed, so that callers can memoize by identity. Throws a
   * `RejectedResponseError` above `maxBytes`.
   */
  set(data: T, fetchTime: FetchTime, maxBytes = Number.POSITIVE_INFINITY): void {
    const text = JSON.stringify(data)
    const bytes = 2 * text.length
    if (bytes > maxBytes) throw new RejectedResponseError('too large')
    const digest = createHash('sha256').update(text).digest('base64')
    const previous = this.response
    if (previous?.digest === digest) {
      this.response = { ...previous, ...fetchTime }
      return
    }
    this.version += 1
    this.response = { ...fetchTime, data, digest, bytes }
  }

  invalidatePages(): void {
    this.minVersion = this.version
  }

  /** Expires the response and every page that read it. A response still on its way counts as expired too. */
  expire(): void {
    this.#expiredAt = performance.now()
    this.version += 1
    this.invalidatePages()
  }

  evict(): void {
    this.response = null
    this.version += 1
    this.invalidatePages()
  }
}

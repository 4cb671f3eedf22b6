import 'server-only'
import { log } from '@/lib/platform/log'
import { Backoff, type Failure } from './backoff'
import { type CacheSource, noteRead } from './reads'
import type { ResponseStore, StoredResponse } from './store'
import { type FetchTime, RejectedResponseError, VersionedResponse } from './versioned-response'

export type CachedQueryOptions<T> = {
  /** Key in the stores, such as `news` or `post:<id>`. */
  key: string
  load: () => Promise<unknown>
  /** Does the long work of `parse` in advance, in slices. Resolves to what `parse` and the store get. */
  prepare?: (raw: unknown) => Promise<unknown>
  /** Parses a response, from `load` or from a store. Throws if its shape is wrong. */
  parse: (raw: unknown) => T
  /** Describes what `load`, `parse` or the cache threw; null if the request was never sent. */
  toFailure: (error: unknown) => Failure | null
  store: ResponseStore
  /** Lifetime of a response. `isMissing` is true if the vendor responded that it has no such record. */
  ttlMs: (isMissing: boolean) => number
  retryMs: number
  /** Maximum time that a read waits for a fetch: `stale` if it has a stale response, `none` if it has nothing to show. */
  waitMs: { stale: number; none: number }
  /** True to retry after a failure even if nothing reads the response. */
  shouldRetry?: boolean
  isRecord?: boolean
  maxBytes?: () => number
  /** Age at which a failing query gives up its last good response. */
  maxAgeMs?: number
  onStored?: () => void
}

const now = () => performance.now()

/** Delay before we revalidate a suddenly empty list again. A second empty response proves that the vendor has no records left. */
const retryEmptyMs = 3000

function countRecords(data: unknown): number {
  if (Array.isArray(data)) return data.length
  return data === null ? 0 : 1
}

function waitAtMost(promise: Promise<unknown>, ms: number): Promise<unknown> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    promise.finally(() => clearTimeout(timer)).then(resolve, resolve)
  })
}

/**
 * Serves the last good response of a query while the vendor fails (docs/decisions/0002). Concurrent reads share a
 * request. Methods never reject.
 */
export class CachedQuery<T> implements CacheSource {
  readonly #backoff: Backoff
  readonly #cached = new VersionedResponse<T>()
  #hasRejectedEmpty = false
  #restoring: Promise<void> | null = null
  #writing: Promise<void> = Promise.resolve()
  #request: Promise<boolean> | null = null
  /** The fetch that `revalidate` is running, and the one after it. */
  #revalidation: Promise<boolean> | null = null
  #nextRevalidation: Promise<boolean> | null = null
  #hasFetched = false
  #isEvicted = false
  #retryTimer: NodeJS.Timeout | undefined

  constructor(private readonly options: CachedQueryOptions<T>) {
    this.#backoff = new Backoff(options.retryMs)
  }

  /** Name for logs: the key without the id, which a visitor may have typed. */
  get #name(): string {
    return this.options.key.split(':')[0] ?? ''
  }

  get version(): number {
    return this.#cached.version
  }

  get minVersion(): number {
    return this.#cached.minVersion
  }

  get isLoaded(): boolean {
    return this.#cached.response !== null
  }

  get isFresh(): boolean {
    return this.#cached.isFresh(this.options.ttlMs)
  }

  get isRecord(): boolean {
    return this.options.isRecord === true
  }

  /** The cached response and its approximate size; null if nothing is cached. */
  get cached(): { data: T; bytes: number } | null {
    return this.#cached.response
  }

  /**
   * Waits at most `waitMs` for a running fetch, and makes the page under render depend on this query. Null if nothing is cached. If pages are invalidated during the wait, this page expires too.
   */
  async read(): Promise<{ data: T } | null> {
    const startVersion = this.version
    if (!this.isFresh) {
      await this.#restore()
      const call = this.#fetchIfStale()
      const { stale, none } = this.options.waitMs
      if (call) await waitAtMost(call, this.isLoaded && !this.#cached.isExpired ? stale : none)
    }
    const hasExpired = startVersion < this.minVersion
    noteRead(this, hasExpired ? startVersion : this.version)
    return this.cached
  }

  revalidateIfStale(): void {
    if (!this.isFresh && !this.#isEvicted) void this.#restore().then(() => this.#fetchIfStale())
  }

  /**
   * Fetches even while backing off. On success, pages with older content expire. A running revalidation may have begun
   * before the vendor's data changed, so we wait until it ends, then fetch. Callers during this wait share the
   * fetch. Resolves to false if the fetch fails.
   */
  revalidate(): Promise<boolean> {
    this.#nextRevalidation ??= Promise.all([this.#revalidation, this.#restore()]).then(() => {
      this.#nextRevalidation = null
      this.#revalidation = this.#fetch(true).finally(() => {
        this.#revalidation = null
      })
      return this.#revalidation
    })
    return this.#nextRevalidation
  }

  /** Call it when the vendor's data has changed: the next read waits for a fresh response. */
  expire(): void {
    this.#cached.expire()
    this.#backoff.end()
    this.#request = null
  }

  evict(): void {
    this.#isEvicted = true
    this.#cached.evict()
  }

  async waitUntilIdle(): Promise<void> {
    await (this.#revalidation ?? this.#request)
  }

  facts() {
    const { response } = this.#cached
    const { failure } = this.#backoff
    return {
      loaded: this.isLoaded,
      records: response && countRecords(response.data),
      ageSeconds: response && Math.max(0, Math.round((Date.now() - response.unixMs) / 1000)),
      failure,
      lastCall: failure ? 'failed' : this.#hasFetched ? 'answered' : 'none',
    }
  }

  #fetchIfStale(): Promise<boolean> | null {
    if (this.isFresh) return null
    const running = this.#revalidation ?? this.#request
    if (running || this.#backoff.isBackingOff) return running
    const call = this.#fetch(false).finally(() => {
      if (this.#request === call) this.#request = null
    })
    this.#request = call
    return call
  }

  async #fetch(isRevalidation: boolean): Promise<boolean> {
    clearTimeout(this.#retryTimer)
    const fetchTime = { startedAt: now(), unixMs: Date.now() }
    try {
      this.#accept(await this.#prepare(await this.options.load()), fetchTime)
      this.#backoff.succeed(fetchTime.startedAt)
      if (isRevalidation) this.#cached.invalidatePages()
      return true
    } catch (error) {
      this.#fail(error, isRevalidation)
      return false
    }
  }

  #prepare(raw: unknown): unknown {
    return this.options.prepare ? this.options.prepare(raw) : raw
  }

  /** Caches a response and writes it to the store. Throws if we reject it. */
  #accept(raw: unknown, fetchTime: FetchTime): void {
    const data = this.options.parse(raw)
    const { response } = this.#cached
    // A response that was requested earlier than the cached one may lack changes.
    if (response && response.startedAt > fetchTime.startedAt) return
    const before = response?.data ?? null
    const isSuddenlyEmpty = countRecords(data) === 0 && countRecords(before) > 0
    const isRejected = isSuddenlyEmpty && !this.#hasRejectedEmpty
    this.#hasRejectedEmpty = isRejected
    if (isRejected) throw new RejectedResponseError('suddenly empty')
    this.#store(data, fetchTime)
    this.#hasFetched = true
    const { store, key } = this.options
    // If the vendor has no such record, we delete our copy of it.
    const write = () =>
      data === null ? store.remove(key) : store.write(key, { storedAt: fetchTime.unixMs, raw })
    if (data !== null || before !== null) this.#writing = this.#writing.then(write)
  }

  #store(data: T, fetchTime: FetchTime): void {
    this.#cached.set(data, fetchTime, this.options.maxBytes?.())
    if (!this.#isEvicted) this.options.onStored?.()
  }

  #isTooOld(ageMs: number): boolean {
    return ageMs > (this.options.maxAgeMs ?? Number.POSITIVE_INFINITY)
  }

  #fail(error: unknown, isRevalidation: boolean): void {
    const failure = this.options.toFailure(error)
    if (!failure) {
      log.debug({ key: this.#name }, 'vendor request skipped')
      return
    }
    const { failures, backoffMs } = this.#backoff.fail(failure)
    const retrySeconds = Math.round(backoffMs / 1000)
    log.warn({ key: this.#name, ...failure, failures, retrySeconds }, 'vendor call failed')
    const { response } = this.#cached
    if (response && this.#isTooOld(now() - response.startedAt)) this.#cached.evict()
    if (!this.options.shouldRetry) return
    const isSuddenlyEmpty = isRevalidation && failure.reason === 'suddenly empty'
    // We add 20 ms, because a timer may fire shortly before the back-off has ended.
    this.#retryTimer = isSuddenlyEmpty
      ? setTimeout(() => this.revalidate(), retryEmptyMs).unref()
      : setTimeout(() => this.revalidateIfStale(), backoffMs + 20).unref()
  }

  /** Loads the response that was stored before a restart, or by another instance. Reads the store only once. */
  #restore(): Promise<void> {
    this.#restoring ??= this.options.store.read(this.options.key).then(async (stored) => {
      const raw = stored && (await this.#prepare(stored.raw))
      if (stored && !this.isLoaded && !this.#isTooOld(Date.now() - stored.storedAt))
        this.#restoreFrom({ ...stored, raw })
    })
    return this.#restoring
  }

  #restoreFrom({ raw, storedAt }: StoredResponse): void {
    try {
      const age = Date.now() - storedAt
      // If `storedAt` is in the future, a clock is or was wrong: the response counts as stale.
      const startedAt = age < 0 ? Number.NEGATIVE_INFINITY : now() - age
      this.#store(this.options.parse(raw), { startedAt, unixMs: storedAt })
    } catch (error) {
      log.warn({ key: this.#name, ...this.options.toFailure(error) }, 'cached value unreadable')
    }
  }
}

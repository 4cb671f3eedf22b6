import 'server-only'
import { log } from '@/lib/platform/log'
import { Backoff, type Failure } from './backoff'
import { countOf, isPart, RefusedAnswerError, whyImplausible } from './plausibility'
import { type CacheSource, noteRead } from './reads'
import type { AnswerStore, StoredAnswer } from './store'
import { type Moment, VersionedAnswer } from './versioned-answer'

export type Query<T> = {
  /** Name in the stores and the log; an id follows a colon. */
  key: string
  /** Fetches the response. Throws errors that `failureOf` understands. */
  load: () => Promise<unknown>
  /** Parses a response of `load`, from this process or an earlier one. Throws when its shape is wrong. */
  parse: (raw: unknown) => T
  /** Classifies an error, including `RefusedAnswerError`. Returns null when no request was sent. */
  failureOf: (error: unknown) => Failure | null
}

/** All times in milliseconds. */
export type CachedQueryOptions = {
  store: AnswerStore
  /** Time to live; `isNone` for a response without a record. */
  ttlMs: (isNone: boolean) => number
  /** First back-off after a failure. */
  retryMs: number
  /** Maximum wait of a reader: with a stale response, and without any. */
  waitMs: { known: number; unknown: number }
  /** Retries after a failure without waiting for a reader. */
  retries?: boolean
  isRecord?: boolean
  /** Maximum memory of a response. */
  maxBytes?: () => number
  /** Called after each response that enters the cache, from upstream or a store. */
  onKept?: () => void
}

/** State of a query for health. */
export type QueryFacts = {
  loaded: boolean
  records: number | null
  ageSeconds: number | null
  failure: Backoff['failure']
  /** Last call of this process. */
  lastCall: 'answered' | 'failed' | 'none'
}

const now = () => performance.now()

/** Delay before we fetch a suddenly empty list again: its last record may have been withdrawn. */
const retryEmptyMs = 3000

function within(promise: Promise<unknown>, ms: number): Promise<unknown> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    promise.finally(() => clearTimeout(timer)).then(resolve, resolve)
  })
}

/**
 * Serves the last good response, stale while upstream fails (docs/decisions/0002). Never rejects. Concurrent reads share
 * one request; every failure backs off and leaves the cached response in place. Ages use a monotonic clock.
 */
export class CachedQuery<T> implements CacheSource {
  readonly #query: Query<T>
  readonly #options: CachedQueryOptions
  readonly #backoff: Backoff
  readonly #kept = new VersionedAnswer<T>()
  #wasEmptied = false
  #restoring: Promise<void> | null = null
  #writing: Promise<void> = Promise.resolve()
  #call: Promise<boolean> | null = null
  #refresh: Promise<boolean> | null = null
  #nextRefresh: Promise<boolean> | null = null
  #hasAnswered = false
  #isEvicted = false
  #retry: NodeJS.Timeout | undefined

  constructor(query: Query<T>, options: CachedQueryOptions) {
    this.#query = query
    this.#options = options
    this.#backoff = new Backoff(options.retryMs)
  }

  /** Key without the id, which is a visitor's input and must not reach the log. */
  get #name(): string {
    return this.#query.key.split(':')[0] ?? ''
  }

  get version(): number {
    return this.#kept.version
  }

  get minVersion(): number {
    return this.#kept.minVersion
  }

  get isLoaded(): boolean {
    return this.#kept.answer !== null
  }

  get isFresh(): boolean {
    return this.#kept.isFresh(this.#options.ttlMs)
  }

  get isRecord(): boolean {
    return this.#options.isRecord === true
  }

  /** Cached response and its approximate memory. Sends no request. */
  get known(): { data: T; bytes: number } | null {
    return this.#kept.answer
  }

  /**
   * Returns the cached response, or a new one that arrives in time, and records the version for the page being rendered.
   * If the query expired or was evicted during the read, it records the older version, so that the page is stale.
   */
  async read(): Promise<{ data: T } | null> {
    const asked = this.version
    if (!this.isFresh) {
      await this.#restore()
      const call = this.#callIfOld()
      const { known, unknown } = this.#options.waitMs
      if (call) await within(call, this.isLoaded && !this.#kept.isExpired ? known : unknown)
    }
    noteRead(this, asked < this.minVersion ? asked : this.version)
    return this.known
  }

  revalidate(): void {
    if (!this.isFresh && !this.#isEvicted) void this.#restore().then(() => this.#callIfOld())
  }

  /**
   * Fetches despite a back-off, and invalidates pages rendered before the content changed. Resolves to whether it
   * succeeded. Calls during a refresh share the next one, because the current request may miss the change. A suddenly
   * empty list is retried once after `retryEmptyMs`.
   */
  refresh(): Promise<boolean> {
    this.#nextRefresh ??= Promise.all([this.#refresh, this.#restore()]).then(() => {
      this.#nextRefresh = null
      this.#refresh = this.#ask(true).finally(() => {
        this.#refresh = null
      })
      return this.#refresh
    })
    return this.#nextRefresh
  }

  /** Upstream has changed: the next read waits for a new response. */
  expire(): void {
    this.#kept.expire()
    this.#backoff.end()
    // The current request started before the change.
    this.#call = null
  }

  /** Frees the memory and invalidates every page rendered from the response. */
  evict(): void {
    this.#isEvicted = true
    this.#kept.evict()
  }

  /** Resolves when no request is in flight. */
  async idle(): Promise<void> {
    await (this.#refresh ?? this.#call)
  }

  facts(): QueryFacts {
    const { answer } = this.#kept
    const { failure } = this.#backoff
    return {
      loaded: this.isLoaded,
      records: answer && countOf(answer.data),
      ageSeconds: answer && Math.max(0, Math.round((Date.now() - answer.storedAt) / 1000)),
      failure,
      lastCall: failure ? 'failed' : this.#hasAnswered ? 'answered' : 'none',
    }
  }

  /** Joins the request in flight, or starts one when the response is stale and no back-off runs. */
  #callIfOld(): Promise<boolean> | null {
    if (this.isFresh) return null
    const underWay = this.#refresh ?? this.#call
    if (underWay || !this.#backoff.isOver) return underWay
    const call = this.#ask(false).finally(() => {
      if (this.#call === call) this.#call = null
    })
    this.#call = call
    return call
  }

  async #ask(isRefresh: boolean): Promise<boolean> {
    clearTimeout(this.#retry)
    const asked = { at: now(), storedAt: Date.now() }
    try {
      if (isRefresh || !(await this.#takeShared())) this.#accept(await this.#query.load(), asked)
      this.#backoff.succeed(asked.at)
      if (isRefresh) this.#kept.invalidatePages()
      return true
    } catch (error) {
      this.#fail(error, isRefresh)
      return false
    }
  }

  /** Dates a response by the start of its request: it may miss later changes. */
  #accept(raw: unknown, asked: Moment): void {
    const data = this.#query.parse(raw)
    const { answer } = this.#kept
    if (answer && answer.at > asked.at) return
    const before = answer?.data ?? null
    const doubt = whyImplausible(raw, data, before, this.#wasEmptied)
    this.#wasEmptied = doubt === 'suddenly empty'
    if (doubt) throw new RefusedAnswerError(doubt)
    const counts = { before: countOf(before), now: countOf(data) }
    if (counts.now * 2 < counts.before)
      log.warn({ key: this.#name, ...counts }, 'vendor list shrank')
    const hasChanged = this.#keep(data, asked)
    this.#hasAnswered = true
    if (hasChanged && isPart(raw))
      log.warn({ key: this.#name, now: counts.now }, 'vendor list is not whole')
    const { store } = this.#options
    const { key } = this.#query
    // A missing record is removed, not stored: arbitrary ids must not fill the disk.
    const write = () =>
      data === null ? store.remove(key) : store.write(key, { storedAt: asked.storedAt, raw })
    if (data !== null || before !== null) this.#writing = this.#writing.then(write)
  }

  #keep(data: T, asked: Moment): boolean {
    const hasChanged = this.#kept.keep(data, asked, this.#options.maxBytes?.())
    if (!this.#isEvicted) this.#options.onKept?.()
    return hasChanged
  }

  #fail(error: unknown, isRefresh: boolean): void {
    const failure = this.#query.failureOf(error)
    if (!failure) {
      log.debug({ key: this.#name }, 'vendor not asked')
      return
    }
    const { failures, backoffMs } = this.#backoff.begin(failure)
    const retrySeconds = backoffMs / 1000
    log.warn({ key: this.#name, ...failure, failures, retrySeconds }, 'vendor call failed')
    if (!this.#options.retries) return
    const isDoubted = isRefresh && failure.reason === 'suddenly empty'
    // 20 ms later, because timers can fire before the monotonic clock reaches the end of the back-off.
    this.#retry = isDoubted
      ? setTimeout(() => this.refresh(), retryEmptyMs).unref()
      : setTimeout(() => this.revalidate(), backoffMs + 20).unref()
  }

  /** Reads the store once, for a response from before a restart or from another instance, at any age. */
  #restore(): Promise<void> {
    this.#restoring ??= this.#options.store.read(this.#query.key).then((stored) => {
      if (stored && !this.isLoaded) this.#take(stored)
    })
    return this.#restoring
  }

  /** Uses a newer response that another instance has fetched. */
  async #takeShared(): Promise<boolean> {
    if (!this.#options.store.isShared || this.#kept.isExpired) return false
    const stored = await this.#options.store.read(this.#query.key)
    if (!stored || stored.storedAt <= (this.#kept.answer?.storedAt ?? 0)) return false
    return this.#take(stored) && this.isFresh
  }

  /** Caches a stored response if it still parses. Returns whether it did. */
  #take({ raw, storedAt }: StoredAnswer): boolean {
    try {
      const age = Date.now() - storedAt
      // A date in the future means that a clock was wrong, so the response is stale.
      const at = age < 0 ? Number.NEGATIVE_INFINITY : now() - age
      this.#keep(this.#query.parse(raw), { at, storedAt })
      return true
    } catch (error) {
      log.warn({ key: this.#name, ...this.#query.failureOf(error) }, 'kept answer not read')
      return false
    }
  }
}

import 'server-only'
import { log } from '@/lib/platform/log'
import { Backoff, type Failure } from './backoff'
import { countOf, isPart, RefusedAnswerError, whyImplausible } from './plausibility'
import { type CacheSource, noteRead } from './reads'
import type { AnswerStore, StoredAnswer } from './store'
import { type Moment, VersionedAnswer } from './versioned-answer'

/** What is asked of whom, handed in. */
export type Query<T> = {
  /** Its name in the stores and the log; an id stands after a colon. */
  key: string
  /** Asks. Throws what `failureOf` reads. */
  load: () => Promise<unknown>
  /** Reads what `load` gave, now or before a restart. Throws when it has another shape. */
  parse: (raw: unknown) => T
  /**
   * What kind of failure something thrown is, a `RefusedAnswerError` of the cache's too; null when nothing was asked,
   * which is none.
   */
  failureOf: (error: unknown) => Failure | null
}

/** All times in milliseconds. */
export type CachedQueryOptions = {
  store: AnswerStore
  /** How long an answer counts as new; `isNone` when it says that there is no such record. */
  ttlMs: (isNone: boolean) => number
  /** The first back-off after a failure. */
  retryMs: number
  /** How long a reader waits for news of what is known, and for what is not. */
  waitMs: { known: number; unknown: number }
  /** Whether a failure is followed by another call although nobody asks. */
  retries?: boolean
  isRecord?: boolean
  /** The most memory that an answer may take now. */
  maxBytes?: () => number
  /** Told when an answer is taken, asked for or out of a store. */
  onKept?: () => void
}

/** A query as an operator sees it. */
export type QueryFacts = {
  loaded: boolean
  records: number | null
  ageSeconds: number | null
  failure: Backoff['failure']
  /** Whether this process has had an answer, a failure, or neither. */
  lastCall: 'answered' | 'failed' | 'none'
}

const now = () => performance.now()

/** How soon a list that was refreshed and came empty is asked for once more: its last record may have been withdrawn. */
const retryEmptyMs = 3000

function within(promise: Promise<unknown>, ms: number): Promise<unknown> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    promise.finally(() => clearTimeout(timer)).then(resolve, resolve)
  })
}

/**
 * A query with its last good answer, which stands in while it fails (docs/decisions/0002). Nothing here rejects. At
 * most one call of its own is under way; a failure of whatever kind backs off the query and leaves the answer as it is.
 * Ages are counted by a steady clock.
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

  /** Its name for the log, without the id, which came from an address that a visitor typed. */
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

  /** What is known, without asking, and the memory it takes, roughly; null when nothing is. */
  get known(): { data: T; bytes: number } | null {
    return this.#kept.answer
  }

  /**
   * What is known or comes in time, noted for the page that shows it; null when there has never been an answer.
   * What was asked for before it expired, or before it was evicted, is noted as older than both.
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
   * Asks anew and waits to the end, backing off or not. Resolves to whether there is a new answer: pages made before it
   * changed are not shown again. Who asks while one is under way shares the next, which may know more. A list that is
   * suddenly empty is asked for once more by itself, soon.
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

  /** It has changed where it comes from: who reads it next waits for a new answer. */
  expire(): void {
    this.#kept.expire()
    this.#backoff.end()
    // What is under way was asked too early.
    this.#call = null
  }

  /** Gives up the answer and every page made from it: the memory is needed. */
  evict(): void {
    this.#isEvicted = true
    this.#kept.evict()
  }

  /** Resolves when no call is under way. */
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

  /** The call under way, or a new one when the answer is old and the query does not back off. */
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

  /** An answer is as old as its query: what changed meanwhile may not be in it. */
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
    // That there is no such record fills no disk, and takes away what was there.
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
    // A little later than the back-off, so that it is over by the clock that counts it.
    this.#retry = isDoubted
      ? setTimeout(() => this.refresh(), retryEmptyMs).unref()
      : setTimeout(() => this.revalidate(), backoffMs + 20).unref()
  }

  /** Takes, once, what was kept before a restart or by another instance, however old. */
  #restore(): Promise<void> {
    this.#restoring ??= this.#options.store.read(this.#query.key).then((stored) => {
      if (stored && !this.isLoaded) this.#take(stored)
    })
    return this.#restoring
  }

  /** What another instance has asked for meanwhile. */
  async #takeShared(): Promise<boolean> {
    if (!this.#options.store.isShared || this.#kept.isExpired) return false
    const stored = await this.#options.store.read(this.#query.key)
    if (!stored || stored.storedAt <= (this.#kept.answer?.storedAt ?? 0)) return false
    return this.#take(stored) && this.isFresh
  }

  /** Whether a stored answer has today's shape; it is then what is known. */
  #take({ raw, storedAt }: StoredAnswer): boolean {
    try {
      const age = Date.now() - storedAt
      // What comes from the future is old: the clock was wrong then, or is now.
      const at = age < 0 ? Number.NEGATIVE_INFINITY : now() - age
      this.#keep(this.#query.parse(raw), { at, storedAt })
      return true
    } catch (error) {
      log.warn({ key: this.#name, ...this.#query.failureOf(error) }, 'kept answer not read')
      return false
    }
  }
}

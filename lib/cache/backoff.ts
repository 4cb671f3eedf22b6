const longestMs = 60_000

/** Failure of a call, for the log and health. `check` names what an operator can check. */
export type Failure = {
  reason: string
  status?: number | undefined
  code?: string | undefined
  check?: string | undefined
  retryAfterSeconds?: number | undefined
}

const now = () => performance.now()

/**
 * Blocks requests after `after` failures in a row: for `firstMs`, doubled twice, up to `longestMs`, or for as long as
 * Retry-After says. Uses a monotonic clock.
 */
export class Backoff {
  readonly #firstMs: number
  readonly #longestMs: number
  readonly #after: number
  #until = Number.NEGATIVE_INFINITY
  #askedToWaitAt = Number.NEGATIVE_INFINITY
  #inARow = 0
  #last: { at: number; facts: Failure } | null = null

  constructor(firstMs: number, options: { longestMs?: number; after?: number } = {}) {
    this.#firstMs = firstMs
    this.#longestMs = options.longestMs ?? longestMs
    this.#after = options.after ?? 1
  }

  get isOver(): boolean {
    return now() >= this.#until
  }

  /** Last failure; null after a success. */
  get failure(): (Failure & { inARow: number; secondsAgo: number }) | null {
    if (!this.#last) return null
    const secondsAgo = Math.round((now() - this.#last.at) / 1000)
    return { ...this.#last.facts, inARow: this.#inARow, secondsAgo }
  }

  /** The next call is a probe. */
  get #isOpen(): boolean {
    return this.#inARow >= this.#after
  }

  /** Counts a failure. Returns the remaining back-off, the failures in a row, and whether this one opened it. */
  begin(facts: Failure): { backoffMs: number; failures: number; isNew: boolean } {
    const wasOpen = this.#isOpen
    const at = now()
    const askedForMs = (facts.retryAfterSeconds ?? 0) * 1000
    this.#last = { at, facts }
    this.#inARow += 1
    if (askedForMs) {
      this.#askedToWaitAt = at
      // A Retry-After opens it at the first failure.
      this.#inARow = Math.max(this.#inARow, this.#after)
    }
    if (this.#isOpen) {
      const doubled = this.#firstMs * 2 ** Math.min(this.#inARow - this.#after, 2)
      const backoffMs = Math.max(Math.min(doubled, this.#longestMs), askedForMs)
      this.#until = Math.max(this.#until, at + backoffMs)
    }
    return {
      backoffMs: this.#until - at,
      failures: this.#inARow,
      isNew: this.#isOpen && !wasOpen,
    }
  }

  /** Half-open: lets one probe through and blocks other requests for `firstMs`. */
  tryAlone(): void {
    if (this.#isOpen) this.#until = now() + this.#firstMs
  }

  /** Closes it. Health still reports the failures. */
  end(): void {
    this.#until = Number.NEGATIVE_INFINITY
  }

  /**
   * Closes it and clears the failures, except when a Retry-After arrived after this request started. Returns whether it
   * was open.
   */
  succeed(askedAt: number): boolean {
    if (this.#askedToWaitAt > askedAt) return false
    const wasOpen = this.#isOpen
    this.end()
    this.#inARow = 0
    this.#last = null
    return wasOpen
  }
}

const longestMs = 60_000

/** Why a call failed, as the log and health tell it, and what an operator can check. */
export type Failure = {
  reason: string
  status?: number | undefined
  code?: string | undefined
  check?: string | undefined
  retryAfterSeconds?: number | undefined
}

const now = () => performance.now()

/**
 * How long nothing is asked after failures: `firstMs` from the failure number `after` in a row on, doubled twice,
 * `longestMs` at most, or what Retry-After asked for. Counted by a steady clock.
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

  /** Why the last call failed; null after one that did not. */
  get failure(): (Failure & { inARow: number; secondsAgo: number }) | null {
    if (!this.#last) return null
    const secondsAgo = Math.round((now() - this.#last.at) / 1000)
    return { ...this.#last.facts, inARow: this.#inARow, secondsAgo }
  }

  /** Whether so many calls failed in a row that the next is a trial. */
  get #isOpen(): boolean {
    return this.#inARow >= this.#after
  }

  /**
   * Counts a failure, which begins it or makes it longer. Returns what is left of it, how many failures there were in
   * a row, and whether this one began it.
   */
  begin(facts: Failure): { backoffMs: number; failures: number; isNew: boolean } {
    const wasOpen = this.#isOpen
    const at = now()
    const askedForMs = (facts.retryAfterSeconds ?? 0) * 1000
    this.#last = { at, facts }
    this.#inARow += 1
    if (askedForMs) {
      this.#askedToWaitAt = at
      // Whoever says how long to wait is not asked again before.
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

  /** Lets the call that tries when it is over keep the others out meanwhile. */
  tryAlone(): void {
    if (this.#isOpen) this.#until = now() + this.#firstMs
  }

  /** Ends it. The failures still tell what is wrong. */
  end(): void {
    this.#until = Number.NEGATIVE_INFINITY
  }

  /**
   * Ends it and forgets the failures, unless after this call was made somebody said how long to wait. Returns whether
   * there was one.
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

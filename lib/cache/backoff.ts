import { z } from 'zod'

export const failure = z.object({
  reason: z.string(),
  /** Method and path. */
  call: z.string().optional(),
  status: z.number().optional(),
  code: z.string().optional(),
  check: z.string().optional(),
  retryAfterSeconds: z.number().optional(),
})
export type Failure = z.output<typeof failure>

const now = () => performance.now()

/**
 * Backs off for `firstMs` after `failuresBeforeBackoff` failures in a row, for `2 * firstMs` after the next one, then always
 * for `4 * firstMs`. `maxBackoffMs` caps these times. A longer `Retry-After` overrides them. Uses the monotonic clock.
 */
export class Backoff {
  #until = Number.NEGATIVE_INFINITY
  #retryAfterAt = Number.NEGATIVE_INFINITY
  #failures = 0
  #last: { at: number; facts: Failure } | null = null

  constructor(
    private readonly firstMs: number,
    private readonly maxBackoffMs = 60_000,
    private readonly failuresBeforeBackoff = 1,
  ) {}

  get isBackingOff(): boolean {
    return now() < this.#until
  }

  get failure(): (Failure & { inARow: number; secondsAgo: number }) | null {
    if (!this.#last) return null
    const secondsAgo = Math.round((now() - this.#last.at) / 1000)
    return { ...this.#last.facts, inARow: this.#failures, secondsAgo }
  }

  get #isTripped(): boolean {
    return this.#failures >= this.failuresBeforeBackoff
  }

  /** Counts a failure. `isNew` is true if this one started the back-off. */
  fail(facts: Failure): { backoffMs: number; failures: number; isNew: boolean } {
    const wasTripped = this.#isTripped
    const at = now()
    const retryAfterMs = (facts.retryAfterSeconds ?? 0) * 1000
    this.#last = { at, facts }
    this.#failures += 1
    if (retryAfterMs) {
      this.#retryAfterAt = at
      // A response with `Retry-After` starts the back-off even if it is the first failure.
      this.#failures = Math.max(this.#failures, this.failuresBeforeBackoff)
    }
    if (this.#isTripped) {
      const doubled = this.firstMs * 2 ** Math.min(this.#failures - this.failuresBeforeBackoff, 2)
      const backoffMs = Math.max(Math.min(doubled, this.maxBackoffMs), retryAfterMs)
      this.#until = Math.max(this.#until, at + backoffMs)
    }
    return {
      backoffMs: this.#until - at,
      failures: this.#failures,
      isNew: this.#isTripped && !wasTripped,
    }
  }

  /** Half-open: while the first call after a back-off runs, the others back off, for at most `firstMs`. */
  halfOpen(): void {
    if (this.#isTripped) this.#until = now() + this.firstMs
  }

  end(): void {
    this.#until = Number.NEGATIVE_INFINITY
  }

  /**
   * Ends the back-off and forgets the failures, unless a `Retry-After` came after `startedAt`. True for the first
   * success after a back-off.
   */
  succeed(startedAt: number): boolean {
    if (this.#retryAfterAt > startedAt) return false
    const wasTripped = this.#isTripped
    this.end()
    this.#failures = 0
    this.#last = null
    return wasTripped
  }
}

import 'server-only'
import { env } from '@/lib/platform/env'
import { type Failure, failureOf } from '@/lib/vendor-api/errors'

const longestMs = 60_000
const longestFirstMs = 15_000

/** How soon, in milliseconds, what failed for the first time is tried again. */
export function firstBackoffMs(): number {
  return Math.min(longestFirstMs, env().REVALIDATE_SECONDS * 1000)
}

const now = () => performance.now()

/**
 * How long a query is not asked again after a failure, of whatever kind: `firstMs`, doubled twice, a
 * minute at most, or what Retry-After asked for. Counted by a steady clock.
 */
export class Backoff {
  readonly #firstMs: number
  #until = Number.NEGATIVE_INFINITY
  #askedToWaitAt = Number.NEGATIVE_INFINITY
  #inARow = 0
  #last: { at: number; facts: Failure } | null = null

  constructor(firstMs: number) {
    this.#firstMs = firstMs
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

  /** Begins one, or makes it longer. Returns what is left of it and how many failures there were in a row. */
  begin(error: unknown): { backoffMs: number; failures: number } {
    const facts = failureOf(error)
    this.#inARow += 1
    this.#last = { at: now(), facts }
    const doubled = this.#firstMs * 2 ** Math.min(this.#inARow - 1, 2)
    const askedForMs = (facts.retryAfterSeconds ?? 0) * 1000
    if (askedForMs) this.#askedToWaitAt = now()
    this.#until = Math.max(this.#until, now() + Math.min(doubled, longestMs), now() + askedForMs)
    return { backoffMs: this.#until - now(), failures: this.#inARow }
  }

  /** Ends it. The failures still tell what is wrong. */
  end(): void {
    this.#until = Number.NEGATIVE_INFINITY
  }

  /** Ends it and forgets the failures, unless the vendor said how long to wait after this call was made. */
  succeed(askedAt: number): void {
    if (this.#askedToWaitAt > askedAt) return
    this.end()
    this.#inARow = 0
    this.#last = null
  }
}

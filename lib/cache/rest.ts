import 'server-only'
import { type Failure, failureOf } from '@/lib/vendor/errors'

const longestMs = 60_000

const now = () => performance.now()

/**
 * The rest that a question takes after each failure, of whatever kind: `firstMs`, doubled twice, a
 * minute at most, or what Retry-After asked for. Counted by a steady clock.
 */
export class Rest {
  readonly #firstMs: number
  #until = Number.NEGATIVE_INFINITY
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

  /** Begins one. Returns its length in milliseconds. */
  begin(error: unknown): number {
    const { retryAfterSeconds = 0, ...facts } = failureOf(error)
    this.#inARow += 1
    this.#last = { at: now(), facts }
    const doubled = this.#firstMs * 2 ** Math.min(this.#inARow - 1, 2)
    const ms = Math.max(Math.min(doubled, longestMs), retryAfterSeconds * 1000)
    this.#until = now() + ms
    return ms
  }

  /** Ends it, and forgets the failures unless they still tell what is wrong. */
  end({ forgetFailures }: { forgetFailures: boolean }): void {
    this.#until = Number.NEGATIVE_INFINITY
    if (!forgetFailures) return
    this.#inARow = 0
    this.#last = null
  }
}

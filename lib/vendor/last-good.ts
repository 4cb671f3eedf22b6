import 'server-only'
import type { BentoCache } from 'bentocache'
import { log } from '@/lib/log'
import { VendorError, VendorRestingError } from './errors'

/** A good answer of the vendor, and when it was given (milliseconds since the epoch). */
export type Answer<T> = { data: T; at: number }

/** What is asked: a key of its own, the tag that invalidates it, and the call itself. */
export type Question<T> = { key: string; tag: string; load: () => Promise<T> }

/** The part used here of what the store hands to a loader. */
type FactoryContext = {
  setOptions: (options: { skipL2Write: boolean; skipBusNotify: boolean }) => void
  gracedEntry?: unknown
}

/** Where answers are kept and for how long; all times in milliseconds. */
export type LastGoodOptions = {
  store: Pick<BentoCache<Record<string, never>>, 'getOrSet'>
  /** How long an answer counts as new. */
  ttlMs: number
  /** How long a question that failed is not asked again. */
  retryMs: number
  /** How long a caller waits for news of what is already known. */
  waitMs: number
}

const keptFor = '30d'

/** Above what a vendor call may take, and one more that was under way. */
const longestRefreshMs = 60_000

function later<T>(ms: number, value: T): Promise<T> {
  return new Promise((resolve) => setTimeout(resolve, ms, value).unref())
}

function reasonOf(error: unknown): string {
  if (error instanceof VendorError) return error.reason
  return error instanceof Error && error.cause ? reasonOf(error.cause) : String(error)
}

/** A question's last good answer. */
export type LastGood<T> = {
  /** What is known, or comes within `waitMs`; null when there has never been an answer. */
  answer: () => Promise<Answer<T> | null>
  /** Asks again and waits to the end. Resolves to whether the vendor gave a new answer. */
  refresh: () => Promise<boolean>
}

/**
 * A question with the last good answer behind it, kept for thirty days (design, section 3;
 * docs/decisions/0002-vendor-cache.md). At most one call is under way; who asks meanwhile waits for it
 * only `waitMs` when an older answer is known. A question that never had an answer resolves to null
 * and is not asked again for `retryMs`. Never rejects.
 */
export function lastGood<T>(options: LastGoodOptions, question: Question<T>): LastGood<T> {
  let known: Answer<T> | null = null
  let flight: Promise<Answer<T> | null> | null = null
  let failures = 0
  let restUntil = 0

  async function load({ setOptions, gracedEntry }: FactoryContext): Promise<Answer<T>> {
    // An answer is as old as its question: what changed meanwhile may not be in it.
    const at = Date.now()
    try {
      const data = await question.load()
      failures = 0
      // That there is no such record is remembered for a while, but fills no disk.
      if (data === null && !gracedEntry) setOptions({ skipL2Write: true, skipBusNotify: true })
      return { data, at }
    } catch (error) {
      failures += 1
      const reason = reasonOf(error)
      // Without the id, which came from an address that a visitor typed.
      const key = question.key.split(':')[0]
      const line = { key, reason, failures, retrySeconds: options.retryMs / 1000 }
      if (error instanceof VendorRestingError) log.debug(line, 'vendor not asked')
      else log.warn(line, 'vendor call failed')
      throw error
    }
  }

  async function ask(timeout: number, forceFresh = false): Promise<Answer<T> | null> {
    try {
      known = await options.store.getOrSet<Answer<T>>({
        key: question.key,
        tags: [question.tag],
        ttl: options.ttlMs,
        grace: keptFor,
        graceBackoff: options.retryMs,
        timeout,
        forceFresh,
        factory: load,
      })
    } catch {
      restUntil = Date.now() + options.retryMs
    } finally {
      flight = null
    }
    return known
  }

  return {
    answer() {
      if (!flight && !known && Date.now() < restUntil) return Promise.resolve(null)
      flight ??= ask(options.waitMs)
      return known ? Promise.race([flight, later(options.waitMs, known)]) : flight
    },
    async refresh() {
      const asked = Date.now()
      // A call under way may be older than what made this necessary, so it does not count.
      flight = ask(longestRefreshMs, true)
      const answer = await flight
      return answer !== null && answer.at >= asked
    },
  }
}

import { AsyncLocalStorage } from 'node:async_hooks'
import { singleton } from '@/lib/platform/singleton'

/**
 * A cached answer as a kept page sees it: the server in front keeps a page as long as the
 * versions of what it was made from stand (docs/decisions/0034-the-server-in-front.md).
 */
export type CacheSource = {
  /** Counts up whenever what the source gives has really changed. */
  readonly version: number
  /** Pages made from an older version than this are not shown again. */
  readonly minVersion: number
  /** Whether there has ever been an answer. */
  readonly isLoaded: boolean
  /** Whether the last load is younger than its time to live. */
  readonly isFresh: boolean
  /** Whether it is one record, which a page of its own shows; else a list. */
  readonly isRecord: boolean
  /** Asks again, in the background, if the answer has become old. Never throws. */
  revalidate(): void
}

/** What a page was made from, with the version of each. */
export type CacheReads = Map<CacheSource, number>

/** The app and the server in front are bundled apart and must share it. */
function storage(): AsyncLocalStorage<CacheReads> {
  return singleton('cache reads', () => new AsyncLocalStorage<CacheReads>())
}

/** Notes that what is being rendered shows what `source` gave in this version. Nothing outside a render. */
export function noteRead(source: CacheSource, version: number): void {
  const reads = storage().getStore()
  if (reads && !reads.has(source)) reads.set(source, version)
}

/** Runs a render and gathers in `reads` what it is made from. */
export function gatherReads<T>(reads: CacheReads, render: () => T): T {
  return storage().run(reads, render)
}

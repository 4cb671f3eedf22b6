import { AsyncLocalStorage } from 'node:async_hooks'
import { singleton } from '@/lib/platform/singleton'

/** Cached data that a page depends on: the page is fresh until the data has a newer version. */
export type CacheSource = {
  /** Goes up when the data changes or expires. */
  readonly version: number
  /** A page that has read a version below this has expired. */
  readonly minVersion: number
  readonly isLoaded: boolean
  readonly isFresh: boolean
  /** True for one record, or the toppers of one year. False for a whole list. */
  readonly isRecord: boolean
  /** Fetches in the background if the data is stale. Never throws. */
  revalidateIfStale(): void
}

export type CacheReads = Map<CacheSource, number>

/** One storage for the app and the server, which are separate bundles. */
function storage(): AsyncLocalStorage<CacheReads> {
  return singleton('cache reads', () => new AsyncLocalStorage<CacheReads>())
}

/** Makes the page under render depend on this version. Does nothing outside a render. */
export function noteRead(source: CacheSource, version: number): void {
  const reads = storage().getStore()
  if (reads && !reads.has(source)) reads.set(source, version)
}

export function gatherReads<T>(reads: CacheReads, render: () => T): T {
  return storage().run(reads, render)
}

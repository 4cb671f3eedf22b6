import { AsyncLocalStorage } from 'node:async_hooks'
import { singleton } from '@/lib/platform/singleton'

/**
 * A cached page's dependency. The server in front caches a page until the version of a dependency changes
 * (docs/decisions/0034-the-server-in-front.md).
 */
export type CacheSource = {
  /** Increases when the content changes. */
  readonly version: number
  /** Pages rendered from an older version are invalid. */
  readonly minVersion: number
  readonly isLoaded: boolean
  /** Younger than its time to live. */
  readonly isFresh: boolean
  /** One record with a page of its own, not a list. */
  readonly isRecord: boolean
  /** Fetches in the background if the response is stale. Never throws. */
  revalidate(): void
}

/** Dependencies of a rendered page, with their versions. */
export type CacheReads = Map<CacheSource, number>

/** The app and the server in front are separate bundles and must share one instance. */
function storage(): AsyncLocalStorage<CacheReads> {
  return singleton('cache reads', () => new AsyncLocalStorage<CacheReads>())
}

/** Adds `source` to the dependencies of the current render. Does nothing outside one. */
export function noteRead(source: CacheSource, version: number): void {
  const reads = storage().getStore()
  if (reads && !reads.has(source)) reads.set(source, version)
}

/** Runs a render and collects its dependencies in `reads`. */
export function gatherReads<T>(reads: CacheReads, render: () => T): T {
  return storage().run(reads, render)
}

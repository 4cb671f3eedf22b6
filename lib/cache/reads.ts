import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * A cached vendor answer as a finished page sees it: the server in front keeps a page as long as the
 * versions of what it was made from stand (docs/decisions/0034-the-server-in-front.md).
 */
export type CacheSource = {
  /** Counts up whenever what the source gives has really changed. */
  readonly version: number
  /** Pages made from an older version than this are not shown again: the webhook named them. */
  readonly oldestShown: number
  /** Whether there has ever been an answer. */
  readonly isLoaded: boolean
  /** Asks the vendor again, in the background, if the answer has become old. Never throws. */
  revalidate(): void
}

declare global {
  var cacheReads: AsyncLocalStorage<Set<CacheSource>> | undefined
}

/** The process's one store: the app and the server in front are bundled apart and must share it. */
function reads(): AsyncLocalStorage<Set<CacheSource>> {
  globalThis.cacheReads ??= new AsyncLocalStorage()
  return globalThis.cacheReads
}

/** Notes that the page being rendered shows what `source` gives. Nothing outside a render. */
export function noteRead(source: CacheSource): void {
  reads().getStore()?.add(source)
}

/** Runs a render and gathers in `sources` what it reads. */
export function gatherReads<T>(sources: Set<CacheSource>, render: () => T): T {
  return reads().run(sources, render)
}

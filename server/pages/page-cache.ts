import { bulkhead } from 'cockatiel'
import { LRUCache } from 'lru-cache'
import type { CacheReads } from '@/lib/cache/reads'
import type { FullResponse } from '@/server/http/send-response'

export type PageKey = {
  /** The cache key: the path, plus the query parameters that the route declares, in the route's order. */
  url: string
  /** True if the URL has a query parameter other than `id`, as a search has. */
  hasFilters: boolean
  showsRecords: boolean
}

export type RenderedPage = {
  response: FullResponse
  reads: CacheReads
  /** False for a page with `noindex`. */
  isIndexed: boolean
  /** False for a response that sets a cookie. */
  isShared: boolean
}

export type CachedPage = { response: FullResponse; isFresh: boolean }

type PageCacheOptions = {
  render: (pageKey: PageKey) => Promise<RenderedPage>
  /** The current generation. A page of another generation has expired. */
  generation: () => string
  /** Lifetime of a page that was rendered before all its data had loaded. Also the pause after a failed render. */
  retryMs: number
  /** Lifetime of a page that shows records, but whose `reads` is empty: no newer version can expire it. */
  revalidateMs: number
}

type Entry = RenderedPage & {
  generation: string
  expiresAt: number
  retryAt: number
  isRevalidating: boolean
}

/** Memory of an entry besides its bodies: keys, headers, the map of reads. */
const overheadBytes = 2000

const maxBytes = { known: 48 * 1024 * 1024, arbitrary: 16 * 1024 * 1024 }

const maxRevalidations = 2
const maxQueuedRevalidations = 100

function measureSize({ response: { encodings } }: Entry): number {
  return Object.values(encodings).reduce((sum, { body }) => sum + body.length, overheadBytes)
}

function createStore(maxSize: number) {
  return new LRUCache<string, Entry>({ maxSize, sizeCalculation: measureSize })
}

/**
 * Caches pages. One is stale when data that it read has a newer version (docs/decisions/0034-page-pipeline.md): we serve it and
 * revalidate it in the background. After a webhook or in a new generation, it has expired: the request waits for a new page. If
 * a render fails, the previous page stays, even an expired one. Concurrent requests share one render.
 */
export function createPageCache({ render, generation, retryMs, revalidateMs }: PageCacheOptions) {
  const stores = { known: createStore(maxBytes.known), arbitrary: createStore(maxBytes.arbitrary) }
  const renders = new Map<string, Promise<Entry>>()
  const revalidations = bulkhead(maxRevalidations, maxQueuedRevalidations)

  function stateOf({ reads, expiresAt, ...entry }: Entry): 'fresh' | 'stale' | 'expired' {
    if (entry.generation !== generation() || performance.now() >= expiresAt) return 'expired'
    let state: 'fresh' | 'stale' | 'expired' = 'fresh'
    for (const [source, version] of reads) {
      if (version < source.minVersion) state = 'expired'
      else if (version !== source.version && state === 'fresh') state = 'stale'
    }
    return state
  }

  function isFresh(entry: Entry, state = stateOf(entry)): boolean {
    return state === 'fresh' && [...entry.reads.keys()].every((source) => source.isFresh)
  }

  function lifetimeMs(page: RenderedPage, { showsRecords }: PageKey): number {
    if ([...page.reads.keys()].some(({ isLoaded }) => !isLoaded)) return retryMs
    return showsRecords && page.reads.size === 0 ? revalidateMs : Number.POSITIVE_INFINITY
  }

  async function renderAndStore(pageKey: PageKey): Promise<Entry> {
    // We take the generation before the render: a page whose render passes midnight belongs to the day before.
    const startGeneration = generation()
    const page = await render(pageKey)
    const expiresAt = performance.now() + lifetimeMs(page, pageKey)
    const entry = {
      ...page,
      generation: startGeneration,
      expiresAt,
      retryAt: 0,
      isRevalidating: false,
    }
    if (page.response.status >= 500) return entry
    for (const store of Object.values(stores)) store.delete(pageKey.url)
    if (page.response.status !== 200 || !page.isShared) return entry
    // An unknown id gets a noindex page with status 200. Anybody can invent ids, so its URL counts as arbitrary.
    const isKnown = !pageKey.hasFilters && (page.isIndexed || !pageKey.url.includes('?'))
    stores[isKnown ? 'known' : 'arbitrary'].set(pageKey.url, entry)
    return entry
  }

  function renderOnce(pageKey: PageKey): Promise<Entry> {
    const { url } = pageKey
    const entry = renders.get(url) ?? renderAndStore(pageKey).finally(() => renders.delete(url))
    renders.set(url, entry)
    return entry
  }

  /** Joins a running render if there is one. If the joined render's page has expired, renders again. */
  async function renderFresh(pageKey: PageKey): Promise<Entry> {
    const isJoined = renders.has(pageKey.url)
    const entry = await renderOnce(pageKey)
    return isJoined && stateOf(entry) === 'expired' ? renderOnce(pageKey) : entry
  }

  /** Renders again. If that fails, backs off for `retryMs` and resolves to the cached entry. */
  async function revalidate(entry: Entry, pageKey: PageKey): Promise<Entry> {
    const fresh = await renderFresh(pageKey).catch(() => null)
    if (fresh && fresh.response.status < 500) return fresh
    entry.retryAt = performance.now() + retryMs
    return entry
  }

  /** Revalidates a stale page in the background, unless another render replaces it first. */
  async function revalidateInBackground(entry: Entry, pageKey: PageKey): Promise<void> {
    if (entry.isRevalidating) return
    entry.isRevalidating = true
    try {
      await revalidations.execute(async () => {
        if (find(pageKey) === entry) await revalidate(entry, pageKey)
      })
    } catch {
      // The queue is full.
      entry.retryAt = performance.now() + retryMs
    }
    entry.isRevalidating = false
  }

  function find({ url }: PageKey): Entry | undefined {
    return stores.known.get(url) ?? stores.arbitrary.get(url)
  }

  function getCached(pageKey: PageKey): CachedPage | null {
    const entry = find(pageKey)
    if (!entry) return null
    for (const source of entry.reads.keys()) source.revalidateIfStale()
    const state = stateOf(entry)
    if (state !== 'fresh' && performance.now() >= entry.retryAt) {
      if (state === 'expired') return null
      void revalidateInBackground(entry, pageKey)
    }
    return { response: entry.response, isFresh: isFresh(entry, state) }
  }

  return {
    getCached,
    isRendering: ({ url }: PageKey) => renders.has(url),
    /**
     * Resolves to the cached page or renders it; `isHit` says which (RFC 9211, Cache-Status). Rejects if `render`
     * rejects and no page is cached.
     */
    async get(pageKey: PageKey): Promise<CachedPage & { isHit: boolean }> {
      const cached = getCached(pageKey)
      if (cached) return { ...cached, isHit: true }
      const expired = find(pageKey)
      const entry = await (expired ? revalidate(expired, pageKey) : renderFresh(pageKey))
      return { response: entry.response, isFresh: isFresh(entry), isHit: entry === expired }
    },
  }
}

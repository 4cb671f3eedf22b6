import { bulkhead } from 'cockatiel'
import { LRUCache } from 'lru-cache'
import type { CacheReads } from '@/lib/cache/reads'
import type { WholeAnswer } from '@/server/http/send'

/** An address to answer with a kept page. */
export type PageAddress = {
  /** Path, with the query that the page heeds in one order: the cache key. */
  url: string
  /** Whether there are only so many such addresses; any text a visitor types makes another. */
  isEnumerable: boolean
  /** Whether the page shows records of the vendor's. */
  showsRecords: boolean
}

/** A page made for an address, what it was made from, and whether others may be given it. */
export type MadePage = {
  answer: WholeAnswer
  reads: CacheReads
  isIndexed: boolean
  isShared: boolean
}

/** A response and whether it is fresh; a stale one is being revalidated. */
export type GivenPage = { answer: WholeAnswer; isCurrent: boolean }

/** How pages are made and for how long; times in milliseconds, `now` by a clock that never jumps. */
export type PageCacheOptions = {
  make: (address: PageAddress) => Promise<MadePage>
  now: () => number
  /** What every page depends on, the school's day and its notice: a page is not shown with another. */
  epoch: () => string
  /** How long a page is kept that was made while something was not loaded. */
  retryMs: number
  /** How long a page is kept that should have told what it was made from and did not. */
  revalidateMs: number
}

/**
 * `retryAt` is when a page that could not be made anew is tried again; `isRenewed` says that it waits to be made
 * anew, or is.
 */
type Entry = MadePage & { epoch: string; until: number; retryAt: number; isRenewed: boolean }

/** What an entry weighs besides its bodies: keys, headers, the map of reads. */
const overhead = 2000

/** Bytes for pages at addresses of which there are so many, and for all others. */
const maxBytes = { bounded: 48 * 1024 * 1024, unbounded: 16 * 1024 * 1024 }

/** Pages made anew while the kept one is given: how many at a time, and how many wait for it. */
const renewedAtOnce = 2
const renewalsWaiting = 100

function sizeOf({ answer: { encodings } }: Entry): number {
  return Object.values(encodings).reduce((sum, { body }) => sum + body.length, overhead)
}

function store(maxSize: number) {
  return new LRUCache<string, Entry>({ maxSize, sizeCalculation: sizeOf })
}

/**
 * Post-processed pages, each kept as long as the versions of what it was made from stand
 * (docs/decisions/0034-the-server-in-front.md). When one has moved, the kept page is given while the
 * new one is made; after the webhook, on another day or with another notice, who asks waits for the new one. A
 * page that fails leaves the kept one where it is. Whoever asks meanwhile joins the one who makes it.
 */
export function createPageCache({ make, now, epoch, retryMs, revalidateMs }: PageCacheOptions) {
  const stores = { bounded: store(maxBytes.bounded), unbounded: store(maxBytes.unbounded) }
  const making = new Map<string, Promise<Entry>>()
  const renewals = bulkhead(renewedAtOnce, renewalsWaiting)

  function stateOf({ reads, until, ...entry }: Entry): 'current' | 'changed' | 'expired' {
    if (entry.epoch !== epoch() || now() >= until) return 'expired'
    let state: 'current' | 'changed' | 'expired' = 'current'
    for (const [source, version] of reads) {
      if (version < source.minVersion) state = 'expired'
      else if (version !== source.version && state === 'current') state = 'changed'
    }
    return state
  }

  /** Whether the page shows the newest known data, and none of it is being revalidated. */
  function isCurrent(entry: Entry): boolean {
    return stateOf(entry) === 'current' && [...entry.reads.keys()].every(({ isFresh }) => isFresh)
  }

  function lifeOf(page: MadePage, { showsRecords }: PageAddress): number {
    if ([...page.reads.keys()].some(({ isLoaded }) => !isLoaded)) return retryMs
    return showsRecords && page.reads.size === 0 ? revalidateMs : Number.POSITIVE_INFINITY
  }

  async function makeAnew(address: PageAddress): Promise<Entry> {
    const made = epoch()
    const page = await make(address)
    const until = now() + lifeOf(page, address)
    const entry = { ...page, epoch: made, until, retryAt: 0, isRenewed: false }
    if (page.answer.status >= 500) return entry
    for (const one of Object.values(stores)) one.delete(address.url)
    if (page.answer.status !== 200 || !page.isShared) return entry
    // A record that is not there has an address all the same, as any made-up text has.
    const isBounded = address.isEnumerable && (page.isIndexed || !address.url.includes('?'))
    stores[isBounded ? 'bounded' : 'unbounded'].set(address.url, entry)
    return entry
  }

  function makeOnce(address: PageAddress): Promise<Entry> {
    const { url } = address
    const made = making.get(url) ?? makeAnew(address).finally(() => making.delete(url))
    making.set(url, made)
    return made
  }

  /** One that was under way may be older than what made it necessary. */
  async function makeCurrent(address: PageAddress): Promise<Entry> {
    const isJoined = making.has(address.url)
    const entry = await makeOnce(address)
    return isJoined && stateOf(entry) === 'expired' ? makeOnce(address) : entry
  }

  /** Makes a kept page anew. One that fails is given as it is, and tried again after `retryMs`. */
  async function renew(entry: Entry, address: PageAddress): Promise<Entry> {
    const made = await makeCurrent(address).catch(() => null)
    if (made && made.answer.status < 500) return made
    entry.retryAt = now() + retryMs
    return entry
  }

  /** The same for a page that is given meanwhile, unless somebody who waits for it is before it. */
  async function renewInTurn(entry: Entry, address: PageAddress): Promise<void> {
    if (entry.isRenewed) return
    entry.isRenewed = true
    try {
      await renewals.execute(async () => {
        if (find(address) === entry) await renew(entry, address)
      })
    } catch {
      // Too many wait.
      entry.retryAt = now() + retryMs
    }
    entry.isRenewed = false
  }

  function find({ url }: PageAddress): Entry | undefined {
    return stores.bounded.get(url) ?? stores.unbounded.get(url)
  }

  /** The page of an address that can be given at once; one that has changed is made anew meanwhile. */
  function kept(address: PageAddress): GivenPage | null {
    const entry = find(address)
    if (!entry) return null
    for (const source of entry.reads.keys()) source.revalidate()
    const state = stateOf(entry)
    if (state !== 'current' && now() >= entry.retryAt) {
      if (state === 'expired') return null
      void renewInTurn(entry, address)
    }
    return { answer: entry.answer, isCurrent: isCurrent(entry) }
  }

  return {
    kept,
    /** Whether the page of an address is being made: who asks for it joins, and costs nothing. */
    isMaking: ({ url }: PageAddress) => making.has(url),
    /**
     * The page of an address, and whether it was kept (RFC 9211, Cache-Status). Rejects when it was
     * never made and cannot be made now.
     */
    async get(address: PageAddress): Promise<GivenPage & { isHit: boolean }> {
      const given = kept(address)
      if (given) return { ...given, isHit: true }
      const expired = find(address)
      const made = await (expired ? renew(expired, address) : makeCurrent(address))
      return { answer: made.answer, isCurrent: isCurrent(made), isHit: made === expired }
    },
  }
}

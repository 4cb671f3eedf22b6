import 'server-only'
import { LRUCache } from 'lru-cache'
import type { CachedQuery } from './cached-query'

const maxFoundBytes = 8 * 1024 * 1024
const maxMissing = 2000

export type RecordCache<T> = ReturnType<typeof createRecordCache<T>>

/** Caches the queries for one kind of record, also those that found no record. */
export function createRecordCache<T>() {
  const dispose = (source: CachedQuery<T>, _id: string, reason: LRUCache.DisposeReason) => {
    if (reason === 'evict') source.evict()
  }
  const found = new LRUCache<string, CachedQuery<T>>({ maxSize: maxFoundBytes, dispose })
  const missing = new LRUCache<string, CachedQuery<T>>({ max: maxMissing, dispose })
  const recordCache = {
    expiredAt: Number.NEGATIVE_INFINITY,
    get: (id: string) => found.get(id) ?? missing.get(id),
    put: (id: string, source: CachedQuery<T>) => {
      if (source.cached && source.cached.data !== null) {
        missing.delete(id)
        found.set(id, source, { size: source.cached.bytes })
      } else {
        found.delete(id)
        missing.set(id, source)
      }
      return source
    },
    expire: () => {
      recordCache.expiredAt = performance.now()
      for (const source of [...found.values(), ...missing.values()]) source.expire()
    },
  }
  return recordCache
}

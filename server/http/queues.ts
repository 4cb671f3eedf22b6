import { bulkhead } from 'cockatiel'

export type Queues = ReturnType<typeof createQueues>

/** One `bulkhead(running, queued)` per class of request, so that none can starve another. nginx limits each network too. */
export function createQueues() {
  return {
    // Most queued requests find the page in the cache when they run.
    published: bulkhead(32, 2000),
    /** Searches, filters and months. */
    arbitrary: bulkhead(4, 60),
    /** Ids that no list has, and paths that are not in the page tree. */
    unpublished: bulkhead(4, 60),
    /** Most of these wait for the vendor; the conversion of pictures has its own limit. */
    media: bulkhead(256, 2000),
    /** Posts with a file: while one is parsed, memory holds more than one copy. */
    uploads: bulkhead(8, 16),
  }
}

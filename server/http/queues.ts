import { bulkhead } from 'cockatiel'

export type Queues = ReturnType<typeof createQueues>

/** One queue per class of request, so that none can starve another. nginx limits the slots of each network. */
export function createQueues() {
  return {
    // Most waiting requests find the page in the cache once they get a slot.
    published: bulkhead(32, 2000),
    /** Searches, filters and months; `unpublished` for ids, paths and spellings that no list or tree has. */
    arbitrary: bulkhead(4, 60),
    unpublished: bulkhead(4, 60),
    /** Most of these wait for the vendor; encoding has its own limit. */
    media: bulkhead(256, 2000),
    /** Posts with a file: each is in memory more than once while it is parsed. */
    uploads: bulkhead(8, 16),
  }
}

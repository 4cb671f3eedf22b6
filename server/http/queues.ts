import { bulkhead } from 'cockatiel'

export type Queues = ReturnType<typeof createQueues>

/**
 * Maximum numbers of running and of queued requests, for each class separately, so that no class can starve another.
 * nginx also limits the requests of each network.
 */
export function createQueues() {
  return {
    // A long queue is harmless here: most queued requests find the page in the cache when they run.
    known: bulkhead(32, 2000),
    /** A search, a list with filters, a month of the calendar. */
    filtered: bulkhead(4, 60),
    /** Ids that no list has, paths outside the page tree, and uncached API reads except the operator's. */
    unknown: bulkhead(4, 60),
    /** A high limit: most requests for media only wait for the vendor. Picture conversion has a limit of its own. */
    media: bulkhead(256, 2000),
    /** Posts to a form with a file field. While Next parses such a post, memory holds several copies of the file. */
    uploads: bulkhead(8, 16),
  }
}

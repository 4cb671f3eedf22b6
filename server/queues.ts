import { createFairQueue } from './fair-queue'

/** What waits for its turn before it is made, apart from what is kept and what is posted. */
export type Queues = ReturnType<typeof createQueues>

/**
 * One queue for each thing that visitors may ask much of, so that none keeps another waiting: pages that the
 * site or the vendor has published; what nobody has (made-up ids, paths and spellings, searches, filters);
 * pictures and papers, which may wait for the vendor.
 */
export function createQueues() {
  return {
    published: createFairQueue({
      running: 8,
      runningOfNetwork: 4,
      waiting: 400,
      waitingOfNetwork: 100,
    }),
    unpublished: createFairQueue({
      running: 4,
      runningOfNetwork: 2,
      waiting: 60,
      waitingOfNetwork: 20,
    }),
    media: createFairQueue({
      running: 32,
      runningOfNetwork: 16,
      waiting: 400,
      waitingOfNetwork: 100,
    }),
  }
}

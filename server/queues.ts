import { createFairQueue } from './fair-queue'

/** What waits for its turn, apart from what is kept and what is posted without a file. */
export type Queues = ReturnType<typeof createQueues>

/** What anybody may make up any number of. */
const madeUp = { running: 4, runningOfNetwork: 2, waiting: 60, waitingOfNetwork: 20 }

/**
 * A queue for each kind of what visitors may ask much of, so that none takes the places of another: pages that the
 * site or the vendor has published; what was typed or chosen (searches, filters, months); ids, paths and spellings
 * that nobody has published; pictures and papers. There are only so many of the first and of these, and most
 * who wait find the page made when it is their turn, so any number may wait. Posts with a file, each of
 * which stands in memory more than once while it is read.
 */
export function createQueues() {
  return {
    published: createFairQueue({ running: 32, runningOfNetwork: 8 }),
    typed: createFairQueue(madeUp),
    unpublished: createFairQueue(madeUp),
    // Most wait for the vendor; what is made of them is bounded where it is made.
    media: createFairQueue({ running: 256, runningOfNetwork: 32 }),
    uploads: createFairQueue({ running: 8, runningOfNetwork: 4, waiting: 16, waitingOfNetwork: 4 }),
  }
}

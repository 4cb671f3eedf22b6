import type { IncomingMessage } from 'node:http'
import { BulkheadRejectedError, bulkhead } from 'cockatiel'
import { clientAddress, networkOf, peerHeader } from '@/lib/forms/shared/peer'

/** Bodies with a file are let in few at a time: each stands in memory more than once. */
const most = 8

/** How many of them one network may hold, so that others have a place too. */
const mostOfNetwork = 4

function networkOfSender({ headers, socket }: IncomingMessage): string {
  const known = new Headers({ [peerHeader]: socket.remoteAddress ?? '' })
  const forwarded = headers['x-forwarded-for']
  if (forwarded) known.set('x-forwarded-for', String(forwarded))
  return networkOf(clientAddress(known))
}

/**
 * Places for posts with a file. The returned function answers such a post when there is a place, until
 * the answer has been given; else it rejects with a `BulkheadRejectedError`.
 */
export function createFileSlots() {
  const all = bulkhead(most)
  const held = new Map<string, number>()

  return async (request: IncomingMessage, answer: () => Promise<void>): Promise<void> => {
    const network = networkOfSender(request)
    const count = held.get(network) ?? 0
    if (count >= mostOfNetwork) throw new BulkheadRejectedError(mostOfNetwork, 0)
    held.set(network, count + 1)
    try {
      await all.execute(answer)
    } finally {
      const left = (held.get(network) ?? 1) - 1
      if (left > 0) held.set(network, left)
      else held.delete(network)
    }
  }
}

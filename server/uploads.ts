import type { IncomingMessage } from 'node:http'
import { BulkheadRejectedError } from 'cockatiel'

/** Bodies with a file are let in few at a time: each stands in memory more than once. */
const most = 8

/** How many of them one network may hold, so that others have a place too. */
const mostOfNetwork = 4

/** One that is slower on average, in bytes a second after so many milliseconds, gives way to the next. */
const leastRate = 32 * 1024
const patienceMs = 1000

type Upload = {
  network: string
  isUnderWay: () => boolean
  /** Bytes a second on average. */
  rate: () => number
  isSlow: () => boolean
  giveWay: () => void
}

function uploadOf(request: IncomingMessage, network: string, giveWay: () => void): Upload {
  const { socket } = request
  const began = performance.now()
  const read = socket.bytesRead
  const rate = () => ((socket.bytesRead - read) / (performance.now() - began)) * 1000
  const isSlow = () => performance.now() - began > patienceMs && rate() < leastRate
  return { network, isUnderWay: () => !request.complete, rate, isSlow, giveWay }
}

/**
 * Places for posts with a file. The returned function has such a post answered when there is a place, and frees
 * it with the answer, before that is sent. When all are held, or all that the network may hold, the slowest gives
 * way by `giveWay`, of those that are slow or whose network holds two more; when there is none it rejects with a
 * `BulkheadRejectedError`.
 */
export function createUploads() {
  const held = new Set<Upload>()

  function makeRoom(network: string): void {
    const heldBy = (name: string) => [...held].filter((one) => one.network === name)
    const own = heldBy(network)
    if (own.length < mostOfNetwork && held.size < most) return
    const rivals = own.length >= mostOfNetwork ? own : [...held]
    const [slowest] = rivals
      .filter(({ isUnderWay }) => isUnderWay())
      .filter((one) => one.isSlow() || heldBy(one.network).length > own.length + 1)
      .sort((a, b) => a.rate() - b.rate())
    if (!slowest) throw new BulkheadRejectedError(most, 0)
    held.delete(slowest)
    slowest.giveWay()
  }

  return async <T>(
    request: IncomingMessage,
    network: string,
    answer: () => Promise<T>,
    giveWay: () => void,
  ): Promise<T> => {
    makeRoom(network)
    const upload = uploadOf(request, network, giveWay)
    held.add(upload)
    try {
      return await answer()
    } finally {
      held.delete(upload)
    }
  }
}

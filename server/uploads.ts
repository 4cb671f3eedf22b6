import type { IncomingMessage } from 'node:http'
import type { Upload } from './fair-queue'

/** One that is slower on average, in bytes a second after so many milliseconds, gives way to the next. */
const leastRate = 32 * 1024
const patienceMs = 1000

/** How long a body may stand still, in milliseconds, whoever waits. */
const longestPauseMs = 10_000

/** Has `giveWay` called when no more of a request's body comes, and not once it has come whole. */
export function limitPauses(request: IncomingMessage, giveWay: () => void): void {
  request.setTimeout(longestPauseMs, giveWay)
  request.once('end', () => request.setTimeout(0))
}

/** The body of a request as what holds a place among those that are read. */
export function uploadOf(request: IncomingMessage, giveWay: () => void): Upload {
  const { socket } = request
  const began = performance.now()
  const read = socket.bytesRead
  const rate = () => ((socket.bytesRead - read) / (performance.now() - began)) * 1000
  return {
    rate,
    isSlow: () => performance.now() - began > patienceMs && rate() < leastRate,
    isUnderWay: () => !request.complete,
    giveWay,
  }
}

import type { IncomingMessage } from 'node:http'

/** How often a body is looked at, in milliseconds, and how long one may stand still, whoever waits. */
const lookEveryMs = 1000
const longestPauseMs = 10_000

/** What a body may take while others wait: slower than so many bytes a second, or longer, and it gives way. */
const leastRate = 32 * 1024
const longestMs = 20_000

/**
 * Calls `giveWay` when a request's body stands still, or is slow or long while others wait for its place
 * (`isWanted`); never once it has come whole.
 */
export function watchBody(
  request: IncomingMessage,
  isWanted: () => boolean,
  giveWay: () => void,
): void {
  const { socket } = request
  const before = socket.bytesRead
  const began = performance.now()
  let last = { bytes: before, at: began }
  const timer = setInterval(() => {
    const [now, bytes] = [performance.now(), socket.bytesRead]
    if (bytes > last.bytes) last = { bytes, at: now }
    const isSlow = bytes - before < (leastRate * (now - began)) / 1000
    const isOver = (isSlow || now - began >= longestMs) && isWanted()
    if (isOver || now - last.at >= longestPauseMs) giveWay()
  }, lookEveryMs)
  for (const end of ['end', 'close']) request.once(end, () => clearInterval(timer))
}

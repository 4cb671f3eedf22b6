import pino from 'pino'
import { env } from './env'

/** The server's log: one JSON object a line on standard output, never a visitor's personal values. */
export const log = pino({
  level: env().LOG_LEVEL,
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
})

/** Lets something be said once in `ms` and no more: true when it is time to say it. */
export function atMostEvery(ms: number): () => boolean {
  let quietUntil = Number.NEGATIVE_INFINITY
  return () => {
    if (performance.now() < quietUntil) return false
    quietUntil = performance.now() + ms
    return true
  }
}

import pino from 'pino'
import { env } from './env'

/** The server's log: one JSON object a line on standard output, never a visitor's personal values. */
export const log = pino({
  level: env().LOG_LEVEL,
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
})

/** With LOG_LEVEL=debug, logs how long a step of a page took (docs/slow-page.md). */
export function logStep(step: string, ms: number, path?: string): void {
  log.debug({ step, ms: Math.round(ms), path }, 'step')
}

/** Rate limit for a log line: the function returns true at most once per `ms`. */
export function atMostEvery(ms: number): () => boolean {
  let quietUntil = Number.NEGATIVE_INFINITY
  return () => {
    if (performance.now() < quietUntil) return false
    quietUntil = performance.now() + ms
    return true
  }
}

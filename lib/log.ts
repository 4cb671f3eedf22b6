import pino from 'pino'
import { env } from './env'

/** The server's log: one JSON object a line on standard output, never a visitor's personal values. */
export const log = pino({
  level: env().LOG_LEVEL,
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
})

import 'server-only'
import { randomUUID } from 'node:crypto'
import { format } from 'node:util'
import type { Instrumentation } from 'next'
import { codeOf } from './error-code'
import { log } from './log'

type FailedRequest = Parameters<Instrumentation.onRequestError>[1]

/** Errors that we have logged. Next prints them to the console too, and `logConsole` ignores them there. */
const reportedErrors = new WeakSet<Error>()

function textOf(error: unknown): { error: string; reason: string; stack?: string | undefined } {
  if (!(error instanceof Error)) return { error: typeof error, reason: String(error) }
  return { error: error.name, reason: error.message, stack: error.stack }
}

function idOf({ headers }: FailedRequest): string {
  const requestId = headers['x-request-id']
  return typeof requestId === 'string' && /^[\w-]{1,64}$/.test(requestId) ? requestId : randomUUID()
}

function digestOf(error: unknown): string | undefined {
  return error instanceof Error && 'digest' in error ? String(error.digest) : undefined
}

/** True for Node's error for a client that disconnected during its upload, and for errors with it as their cause. */
function isCutOff(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (error.message === 'aborted' && codeOf(error) === 'ECONNRESET') || isCutOff(error.cause)
}

/**
 * Logs one line for a request that failed on our side: id, digest of the error page, URL without its query (a visitor may
 * have typed it), and the error. Logs nothing if the client has disconnected.
 */
export function reportRequestError(error: unknown, request: FailedRequest, route: string): void {
  if (isCutOff(error)) return
  if (error instanceof Error) reportedErrors.add(error)
  const path = request.path.split('?')[0]
  const line = { id: idOf(request), digest: digestOf(error), method: request.method, path, route }
  log.error({ ...line, ...textOf(error) }, 'request failed')
}

/** Redirects `console.error` and `console.warn` into the log, because Next reports its errors there. */
export function logConsole(): void {
  const line =
    (level: 'error' | 'warn') =>
    (...parts: unknown[]) => {
      const error = parts.find((part) => part instanceof Error)
      if (error && (reportedErrors.has(error) || digestOf(error) !== undefined)) return
      if (isCutOff(error)) return
      if (error) log[level](textOf(error), 'framework')
      else log[level]({ output: format(...parts) }, 'framework')
    }
  console.error = line('error')
  console.warn = line('warn')
}

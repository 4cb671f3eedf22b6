import type { Instrumentation } from 'next'

/** Runs once when a server starts: reads the environment and warms the lists. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { exitOnBadVariables } = await import('./lib/operating/variables')
  exitOnBadVariables(process.env)
  const { start } = await import('./lib/operating/start')
  start()
}

/** One line in the log for each request that failed on our side. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { reportRequestError } = await import('./lib/platform/report')
  reportRequestError(error, request, context.routePath)
}

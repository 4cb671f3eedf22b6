import type { Instrumentation } from 'next'

/** Runs once when a server starts: reads the environment and warms the lists. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  // Next may have found another port than 3000.
  if (process.env.NODE_ENV === 'development')
    process.env.SITE_URL ||= `http://localhost:${process.env.PORT}`
  const { exitOnBadVariables } = await import('./lib/operating/variables')
  exitOnBadVariables(process.env)
  const { start } = await import('./lib/operating/start')
  start()
}

/** One line in the log for each request that failed on our side. In development, Next prints it. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NODE_ENV === 'development') return
  const { reportRequestError } = await import('./lib/platform/report')
  reportRequestError(error, request, context.routePath)
}

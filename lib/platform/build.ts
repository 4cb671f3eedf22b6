import { PHASE_PRODUCTION_BUILD } from 'next/constants'

/** Whether this process is `next build`, which calls no vendor. */
export function isBuild(): boolean {
  return process.env.NEXT_PHASE === PHASE_PRODUCTION_BUILD
}

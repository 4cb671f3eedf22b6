import { sessionEnding } from '@/lib/school/admission-session'
import { schoolDay } from '@/lib/school/dates'
import { type CheckResult, warn } from '../checks/check-result'

/** Whether the session that the site names is soon past, or is. */
export function checkSession(): CheckResult[] {
  const says = sessionEnding(schoolDay())
  return says
    ? [warn('session', says, 'the office sets the next in content/session.yaml; then build anew')]
    : []
}

import { school } from '@/content/school'
import { addDays, formatEventDate, type IsoDate } from './dates'

export function openSession(today: IsoDate): string | null {
  return today <= school.admissionUntil ? school.admissionSession : null
}

/** Returns a reminder for the office from a month before the last day of admission; else null. */
export function sessionEnding(today: IsoDate): string | null {
  const { admissionSession, admissionUntil } = school
  if (today < addDays(admissionUntil, -30)) return null
  const ends = openSession(today) ? 'ends on' : 'ended on'
  return `admission for session ${admissionSession} ${ends} ${formatEventDate(admissionUntil)}`
}

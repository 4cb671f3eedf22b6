import { takenDown } from '@/lib/routes/taken-down'
import { schoolDay } from '@/lib/school/dates'
import { siteNotice } from '@/lib/school/site-notice'

/** What every page depends on: the school's day, its notice, and what is taken down. */
export function epoch(): string {
  return `${schoolDay()} ${siteNotice().version} ${takenDown().version}`
}

import { takenDown } from '@/lib/routes/taken-down'
import { schoolDay } from '@/lib/school/dates'
import { siteNotice } from '@/lib/school/site-notice'

/** What all pages share: the school's day, its notice, and what is taken down. */
export function edition(): string {
  return `${schoolDay()} ${siteNotice().version} ${takenDown().version}`
}

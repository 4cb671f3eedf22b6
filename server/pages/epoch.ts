import { blocklist } from '@/lib/media-url/blocklist'
import { familyDay, schoolDay } from '@/lib/school/dates'
import { siteNotice } from '@/lib/school/site-notice'

/** What every page depends on: the school's day, the day that home shows, the notice, and what is taken down. */
export function epoch(): string {
  return `${schoolDay()} ${familyDay()} ${siteNotice().version} ${blocklist().version}`
}

import { blocklist } from '@/lib/media-url/blocklist'
import { familyDay, schoolDay } from '@/lib/school/dates'
import { siteNotice } from '@/lib/school/site-notice'

/** Returns what every page depends on: today at the school, the day that home shows, the notice and the blocklist. */
export function epoch(): string {
  return `${schoolDay()} ${familyDay()} ${siteNotice().version} ${blocklist().version}`
}

import { blocklist } from '@/lib/media-url/blocklist'
import { familyDay, schoolDay } from '@/lib/school/dates'
import { siteNotice } from '@/lib/school/site-notice'

const halfHourMs = 30 * 60_000
let days = { halfHour: 0, text: '' }

/** Both days, formatted again each half hour, when they may change: doing so for each request cost a tenth of them. */
function currentDays(): string {
  const halfHour = Math.floor(Date.now() / halfHourMs)
  if (days.halfHour !== halfHour) days = { halfHour, text: `${schoolDay()} ${familyDay()}` }
  return days.text
}

/** Returns what every page depends on: today at the school, the day that home shows, the notice and the blocklist. */
export function epoch(): string {
  return `${currentDays()} ${siteNotice().version} ${blocklist().version}`
}

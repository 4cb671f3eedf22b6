import { blocklist } from '@/lib/media-url/blocklist'
import { familyDay, schoolDay } from '@/lib/school/dates'
import { siteNotice } from '@/lib/school/site-notice'

const halfHourMs = 30 * 60_000
let days = { halfHour: 0, text: '' }

/**
 * The school's date, and the day that the home page shows. They change only at 00:00 and 14:00 IST, so we format them once
 * per half hour. Formatting them for each request cost a tenth of our throughput.
 */
function currentDays(): string {
  const halfHour = Math.floor(Date.now() / halfHourMs)
  if (days.halfHour !== halfHour) days = { halfHour, text: `${schoolDay()} ${familyDay()}` }
  return days.text
}

/** Returns a text that changes with the school's date, the day that the home page shows, the notice and the blocklist. */
export function epoch(): string {
  return `${currentDays()} ${siteNotice().version} ${blocklist().version}`
}

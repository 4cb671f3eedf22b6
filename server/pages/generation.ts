import { blocklist } from '@/lib/media-url/blocklist'
import { homePageDay, schoolDay } from '@/lib/school/dates'

const halfHourMs = 30 * 60_000
let days = { halfHour: 0, text: '' }

/**
 * Today's date at the school changes at 00:00 IST, the home page's day at 14:00 IST. We format both once per half hour:
 * doing so for each request cost a tenth of our throughput.
 */
function currentDays(): string {
  const halfHour = Math.floor(Date.now() / halfHourMs)
  if (days.halfHour !== halfHour) days = { halfHour, text: `${schoolDay()} ${homePageDay()}` }
  return days.text
}

/** Returns a text that changes with `currentDays` and the blocklist. */
export function generation(): string {
  return `${currentDays()} ${blocklist().version}`
}

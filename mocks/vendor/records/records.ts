import { announcements } from './announcements'
import { blog } from './blog'
import { calendar } from './calendar'
import { dayAt } from './day'
import { events } from './events'
import { gallery } from './gallery'
import { highlights } from './highlights'
import { news } from './news'
import { notices } from './notices'
import { type OddList, oddRecords } from './odd-records'
import { onlineRegistrations } from './online-registration'
import { recentActivities } from './recent-activities'
import { sportsCorner } from './sports-corner'
import { toppers } from './toppers'
import { transferCertificates } from './transfer-certificates'

/** Everything the embedded vendor knows on one school day, in the wire shape of section 3. */
export type EmbeddedRecords = ReturnType<typeof embeddedRecords>

/** The records as they stand on the school’s day (Asia/Kolkata) of an instant; the odd ones only `withOdd`. */
export function embeddedRecords(now: Date, withOdd = false) {
  const today = dayAt(now)
  return {
    today,
    highlights: highlights(today),
    notices: notices(today),
    gallery: gallery(today),
    recentActivities: recentActivities(today),
    sportsCorner: sportsCorner(today),
    news: news(today),
    events: events(today),
    blog: blog(today),
    announcements: announcements(today),
    onlineRegistrations,
    toppers: toppers(today),
    calendar: calendar(today),
    transferCertificates,
    odd: (list: OddList): readonly unknown[] => (withOdd ? oddRecords[list] : []),
  }
}

import { announcementRecords } from './announcements'
import { blogRecords } from './blog'
import { calendarRecords } from './calendar'
import { dayAt } from './day'
import { eventRecords } from './events'
import { galleryRecords } from './gallery'
import { highlightRecords } from './highlights'
import { newsRecords } from './news'
import { noticeRecords } from './notices'
import { type OddList, oddRecords } from './odd-records'
import { onlineRegistrations } from './online-registration'
import { recentActivityRecords } from './recent-activities'
import { sportsCornerRecords } from './sports-corner'
import { topperRecords } from './toppers'
import { transferCertificates } from './transfer-certificates'

/** Everything the embedded vendor knows on one school day, in the wire shape of section 3. */
export type EmbeddedRecords = ReturnType<typeof embeddedRecords>

/** The records as they stand on the school’s day (Asia/Kolkata) of an instant; the odd ones only `withOdd`. */
export function embeddedRecords(now: Date, withOdd = false) {
  const today = dayAt(now)
  return {
    today,
    highlights: highlightRecords(today),
    notices: noticeRecords(today),
    gallery: galleryRecords(today),
    recentActivities: recentActivityRecords(today),
    sportsCorner: sportsCornerRecords(today),
    news: newsRecords(today),
    events: eventRecords(today),
    blog: blogRecords(today),
    announcements: announcementRecords(today),
    onlineRegistrations,
    toppers: topperRecords(today),
    calendar: calendarRecords(today),
    transferCertificates,
    odd: (list: OddList): readonly unknown[] => (withOdd ? oddRecords[list] : []),
  }
}

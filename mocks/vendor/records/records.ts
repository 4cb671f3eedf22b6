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

export type EmbeddedRecords = ReturnType<typeof embeddedRecords>

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

import { schoolDay } from '@/lib/school/dates'
import { albums } from './album'
import { announcementRecords } from './announcements'
import { blogRecords } from './blog'
import { calendarRecords } from './calendar'
import { eventRecords } from './events'
import { data as galleryAlbums } from './generated/gallery'
import { data as onlineRegistrations } from './generated/online-registration'
import { data as recentActivityAlbums } from './generated/recent-activities'
import { data as sportsCornerAlbums } from './generated/sports-corner'
import { data as transferCertificates } from './generated/transfer-certificates'
import { highlightRecords } from './highlights'
import { newsRecords } from './news'
import { noticeRecords } from './notices'
import { type OddList, oddRecords } from './odd-records'
import { topperRecords } from './toppers'

export type EmbeddedRecords = ReturnType<typeof embeddedRecords>

export function embeddedRecords(now: Date, withOdd = false) {
  const today = schoolDay(now)
  return {
    today,
    highlights: highlightRecords(today),
    notices: noticeRecords(today),
    gallery: albums('PhotoGallery', galleryAlbums, today),
    recentActivities: albums('RecentActivities', recentActivityAlbums, today),
    sportsCorner: albums('SportsCorner', sportsCornerAlbums, today),
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

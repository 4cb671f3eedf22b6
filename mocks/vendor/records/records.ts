import type { AlbumRecord } from './album'
import { type AnnouncementRecord, announcements } from './announcements'
import { type BlogRecord, blog } from './blog'
import { type CalendarRecord, calendar } from './calendar'
import { type Day, schoolDay } from './day'
import { type EventRecord, events } from './events'
import { gallery } from './gallery'
import { highlights } from './highlights'
import { type NewsRecord, news } from './news'
import { notices } from './notices'
import { onlineRegistrations, type RegistrationRecord } from './online-registration'
import { recentActivities } from './recent-activities'
import { sportsCorner } from './sports-corner'
import { type TopperRecord, toppers } from './toppers'
import { type TransferCertificateRecord, transferCertificates } from './transfer-certificates'

/** Everything the embedded vendor knows on one school day, in the wire shape of section 3. */
export type EmbeddedRecords = Readonly<{
  today: Day
  highlights: readonly AlbumRecord[]
  notices: readonly AlbumRecord[]
  gallery: readonly AlbumRecord[]
  recentActivities: readonly AlbumRecord[]
  sportsCorner: readonly AlbumRecord[]
  news: readonly NewsRecord[]
  events: readonly EventRecord[]
  blog: readonly BlogRecord[]
  announcements: readonly AnnouncementRecord[]
  onlineRegistrations: readonly RegistrationRecord[]
  toppers: readonly TopperRecord[]
  calendar: readonly CalendarRecord[]
  transferCertificates: readonly TransferCertificateRecord[]
}>

/** The records as they stand on the school’s day (Asia/Kolkata) of an instant. */
export function embeddedRecords(now: Date): EmbeddedRecords {
  const today = schoolDay(now)
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
    announcements,
    onlineRegistrations,
    toppers: toppers(today),
    calendar: calendar(today),
    transferCertificates,
  }
}

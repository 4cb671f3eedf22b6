import { AboutTeaser } from '@/components/home/about-teaser'
import { Albums } from '@/components/home/albums'
import { Announcements } from '@/components/home/announcements'
import { DayStrip } from '@/components/home/day-strip'
import { Events } from '@/components/home/events'
import { FamilyLinks } from '@/components/home/family-links'
import { FounderMessage } from '@/components/home/founder-message'
import { Hero } from '@/components/home/hero'
import { Notices } from '@/components/home/notices'
import { Registrations } from '@/components/home/registrations'
import { SocialStrip } from '@/components/home/social-strip'
import { Ticker } from '@/components/home/ticker'
import { Today } from '@/components/home/today'
import { Toppers } from '@/components/home/toppers'
import { FloatingButtons } from '@/components/site/floating-buttons'
import { JsonLd } from '@/components/site/json-ld'
import { school } from '@/content/school'
import { homeHighlights } from '@/lib/lists/home-highlights'
import { homePageDay } from '@/lib/school/dates'
import { noticeOn } from '@/lib/school/site-notice'
import { homeLd } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import { getLatestGallery } from '@/lib/vendor-api/resources/albums'
import { getAnnouncements } from '@/lib/vendor-api/resources/announcements'
import { getCalendar } from '@/lib/vendor-api/resources/calendar'
import { getEvents, getLatestEvents } from '@/lib/vendor-api/resources/events'
import { getHighlights } from '@/lib/vendor-api/resources/highlights'
import { getLatestNews } from '@/lib/vendor-api/resources/news'
import { getRegistrations } from '@/lib/vendor-api/resources/registrations'
import { getToppers } from '@/lib/vendor-api/resources/toppers'

export const metadata = pageMetadata({
  path: '/',
  title: `${school.name}: ${school.board} day and boarding school in ${school.city}, ${school.state}`,
  description: `Admission ${school.admissionSession}, fees, hostel, transport, news and events of ${school.name}, a ${school.board} school from Pre-Nursery to Class XII in ${school.city}, ${school.state}.`,
})

/** The build calls no vendor, so the server renders pages with its data. */
export const dynamic = 'force-dynamic'

export default async function HomePage() {
  const [
    highlights,
    x,
    xii,
    albums,
    news,
    events,
    allEvents,
    calendar,
    registrations,
    announcements,
  ] = await Promise.all([
    getHighlights(),
    getToppers.X(),
    getToppers.XII(),
    getLatestGallery(),
    getLatestNews(),
    getLatestEvents(),
    getEvents(),
    getCalendar(),
    getRegistrations(),
    getAnnouncements(),
  ])
  const day = homePageDay()
  const today = homeHighlights({ calendar, events: allEvents, news, notice: noticeOn(day) }, day)
  return (
    <main id="content" tabIndex={-1} className="outline-none">
      <JsonLd data={homeLd()} />
      <Hero />
      <Today highlights={today} />
      <FamilyLinks highlights={today} />
      <Ticker highlights={highlights} />
      <DayStrip />
      <AboutTeaser />
      <FounderMessage />
      <Toppers x={x} xii={xii} />
      <Albums albums={albums} />
      <div className="below-screen wrap grid grid-cols-1 gap-4 py-4 [--delay:0.9s] [--tall:40rem] md:gap-6 md:py-16 lg:gap-12 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <Notices news={news} />
        <Events events={events} />
      </div>
      <Registrations registrations={registrations} />
      <Announcements announcements={announcements} />
      <SocialStrip />
      <FloatingButtons />
    </main>
  )
}

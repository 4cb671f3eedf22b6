import { Calendar } from '@/components/lists/calendar-client'
import { CalendarLinks } from '@/components/lists/calendar-links'
import { InnerPage } from '@/components/site/inner-page'
import { loadCalendar } from '@/lib/calendar/load'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata({
  path: '/school-calendar',
  title: 'School Calendar',
  description:
    'The calendar of DPS Siliguri month by month: holidays, examinations and events, to subscribe to.',
})

/** Nothing is rendered by the build: a month is rendered by its first request and cached from then. */
export function generateStaticParams() {
  return []
}

type Props = { params: Promise<{ month?: string[] }> }

/** The school calendar; its `?month=` has become the last segment (lib/routes/rewrites.ts). */
export default async function CalendarPage({ params }: Props) {
  const { month } = await params
  return (
    <InnerPage path="/school-calendar" lead="Holidays, examinations and events, month by month.">
      <Calendar initial={await loadCalendar(month?.[0])} />
      <div className="mt-10">
        <CalendarLinks feed="/school-calendar.ics" what="school calendar" />
      </div>
    </InnerPage>
  )
}

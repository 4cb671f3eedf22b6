import { Calendar } from '@/components/lists/calendar-client'
import { CalendarLinks } from '@/components/lists/calendar-links'
import { UndatedEntries } from '@/components/lists/undated-entries'
import { InnerPage } from '@/components/site/inner-page'
import { school } from '@/content/school'
import { loadCalendar } from '@/lib/calendar/load-calendar'
import { wordIn } from '@/lib/routes/query-params'
import { pageMetadata } from '@/lib/seo/metadata'
import { getUndatedEntries } from '@/lib/vendor-api/resources/calendar'

export const metadata = pageMetadata({
  path: '/school-calendar',
  description: `The calendar of ${school.name} month by month: holidays, examinations and events, to subscribe to.`,
})

export default async function CalendarPage({ searchParams }: PageProps<'/school-calendar'>) {
  const { month } = await searchParams
  return (
    <InnerPage path="/school-calendar" lead="Holidays, examinations and events, month by month.">
      <Calendar initial={await loadCalendar(wordIn(month))} />
      <UndatedEntries entries={await getUndatedEntries()} />
      <CalendarLinks feed="/school-calendar.ics" what="school calendar" />
    </InnerPage>
  )
}

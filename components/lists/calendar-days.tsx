import { daysOfMonth, type Month, monthOfDay, monthTitle } from '@/lib/calendar/months'
import { keyed } from '@/lib/lists/keyed'
import { dayAnchor } from '@/lib/routes/anchors'
import {
  formatDate,
  type IsoDate,
  runsBetween,
  shortWeekdayNames,
  weekdayOf,
} from '@/lib/school/dates'
import type { CalendarEvent } from '@/lib/vendor-api/resources/calendar'
import { MultilingualText } from '../ui/multilingual-text'
import { FileLinks } from './file-links'
import { emptyBox } from './not-loaded'
import { CalendarAction } from './record-action'

function Entry({ event }: { event: CalendarEvent }) {
  return (
    <li>
      <p className="font-semibold text-base leading-snug">
        <MultilingualText text={event.title} />
      </p>
      <div className="flex flex-wrap gap-x-6 print:hidden">
        <CalendarAction href={`/school-calendar.ics?event=${event.uid}`} title={event.title} />
        <FileLinks files={event.files} title={event.title} />
      </div>
    </li>
  )
}

type DaysProps = { today: IsoDate; days: readonly IsoDate[]; events: readonly CalendarEvent[] }

function Days({ today, days, events }: DaysProps) {
  const colourOf = (date: IsoDate) =>
    date < today ? 'bg-paper-dark text-ink-soft' : 'bg-forest text-paper'
  return (
    <ol className="wrap-anywhere border-line border-t">
      {days.map((date) => (
        <li
          key={date}
          id={dayAnchor(date)}
          className="one-column-in-large-text grid scroll-mt-6 grid-cols-[4rem_minmax(0,1fr)] gap-x-4 gap-y-2 border-line border-b px-2 py-4 target:bg-mist print:py-0"
        >
          <h3
            className={`grid size-16 content-center rounded-xl text-center leading-none ${colourOf(date)}`}
          >
            <time dateTime={date} className="sr-only">
              {formatDate(date)}
            </time>
            <span aria-hidden="true" className="text-2xl">
              {Number(date.slice(8))}
            </span>
            <span aria-hidden="true" className="mt-1 font-sans text-xs tracking-normal">
              {shortWeekdayNames[weekdayOf(date)]}
            </span>
          </h3>
          <ul className="grid content-center gap-3">
            {keyed(events.filter((event) => runsBetween(event, date, date))).map(
              ({ key, record }) => (
                <Entry key={key} event={record} />
              ),
            )}
          </ul>
        </li>
      ))}
    </ol>
  )
}

export function CalendarDays({ month, today, events }: Omit<DaysProps, 'days'> & { month: Month }) {
  const days = daysOfMonth(events, month)
  const isPast = (date: IsoDate) => monthOfDay(today) === month && date < today
  const past = days.filter(isPast)
  const rest = days.filter((date) => !isPast(date))
  return (
    <section aria-labelledby="days" className="mt-8">
      <h2 id="days" className="text-lg text-forest">
        {`Events in ${monthTitle(month)}`}
      </h2>
      <p className="mt-1 mb-3 text-ink-soft">{`Total Count: ${events.length}`}</p>
      {days.length === 0 ? (
        <p className={`${emptyBox} py-10 text-center text-ink-soft`}>
          No data available for the selected filters.
        </p>
      ) : null}
      {rest.length > 0 ? <Days today={today} days={rest} events={events} /> : null}
      {past.length > 0 ? (
        <>
          <h2 className="mt-6 mb-3 text-lg text-forest">Earlier this month</h2>
          <Days today={today} days={past} events={events} />
        </>
      ) : null}
    </section>
  )
}

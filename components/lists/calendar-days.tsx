import { type Month, monthTitle, weekdayOf } from '@/lib/calendar/months'
import { formatDate, type IsoDate, shortWeekdayNames } from '@/lib/dates'
import { keyed } from '@/lib/lists/keyed'
import type { CalendarEvent } from '@/lib/vendor-api/resources/calendar'
import { MultilingualText } from '../ui/multilingual-text'
import { dayId } from './calendar-grid'
import { RecordAction } from './record-action'

function Entry({ event }: { event: CalendarEvent }) {
  return (
    <li>
      <p className="font-semibold text-base leading-snug">
        <MultilingualText text={event.title} />
      </p>
      <p className="flex flex-wrap gap-x-6 print:hidden">
        <RecordAction
          href={`/school-calendar.ics?event=${event.uid}`}
          icon="calendar"
          label="Add to calendar"
          title={event.title}
        />
        {event.download ? (
          <RecordAction
            href={event.download}
            icon="download"
            label="Download"
            title={event.title}
          />
        ) : null}
      </p>
    </li>
  )
}

/** A month's entries listed by day. */
export function CalendarDays({
  month,
  today,
  events,
}: {
  month: Month
  today: IsoDate
  events: readonly CalendarEvent[]
}) {
  const days = [...new Set(events.map(({ date }) => date))].sort()
  return (
    <section aria-labelledby="days" className="mt-10">
      <h2 id="days" className="text-lg text-forest">
        {`Events in ${monthTitle(month)}`}
      </h2>
      <p className="mt-1 mb-3 text-ink-soft">{`Total Count: ${events.length}`}</p>
      {days.length === 0 ? (
        <p className="rounded-2xl border border-line border-dashed px-5 py-10 text-center text-ink-soft">
          No data available for the selected filters.
        </p>
      ) : null}
      <ol className="border-line border-t">
        {days.map((date) => (
          <li
            key={date}
            id={dayId(date)}
            className="grid scroll-mt-6 grid-cols-[4rem_minmax(0,1fr)] gap-x-4 border-line border-b px-2 py-4 target:bg-mist"
          >
            <h3
              className={`grid size-16 content-center rounded-xl text-center leading-none ${
                date < today ? 'bg-paper-dark text-ink-soft' : 'bg-forest text-paper'
              }`}
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
              {keyed(events.filter((event) => event.date === date)).map(({ key, record }) => (
                <Entry key={key} event={record} />
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  )
}

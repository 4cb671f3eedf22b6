import { type Month, monthOfDay, weeksOf } from '@/lib/calendar/months'
import { dayAnchor } from '@/lib/routes/anchors'
import {
  addDays,
  type IsoDate,
  runsBetween,
  shortWeekdayNames,
  weekdayNames,
} from '@/lib/school/dates'
import type { CalendarEvent } from '@/lib/vendor-api/resources/calendar'

type Props = { month: Month; today: IsoDate; events: readonly CalendarEvent[] }

type DayProps = { date: IsoDate; events: readonly CalendarEvent[]; isPastWeek: boolean }

function Day({ date, events, isPastWeek }: DayProps) {
  const count = events.length
  return (
    <>
      <span className="mx-auto grid size-[min(1.75rem,9vw)] place-items-center text-[min(1rem,4.5vw)] rounded-full border-forest group-aria-[current=date]:border-2 group-aria-[current=date]:bg-forest group-aria-[current=date]:text-paper sm:text-sm md:mx-0">
        {Number(date.slice(8))}
      </span>
      {count > 0 ? (
        <>
          {/* The dot is a border: print and forced-colours mode remove backgrounds. */}
          <span
            aria-hidden="true"
            data-dot=""
            className="absolute top-1 right-1 block size-0 md:right-auto md:left-8 rounded-full border-[0.25rem] border-gold-dark"
          />
          <span className="sr-only">{count === 1 ? ', 1 entry' : `, ${count} entries`}</span>
          <span
            aria-hidden="true"
            className={`mt-1 hidden font-normal text-2xs text-forest-700 leading-tight print:block ${isPastWeek ? '' : 'md:line-clamp-3'}`}
          >
            {events.map(({ title }) => title).join(', ')}
          </span>
        </>
      ) : null}
    </>
  )
}

/** On screens, past weeks show dots without titles. Their short rows let a laptop show today without scrolling. */
export function CalendarGrid({ month, today, events }: Props) {
  const cell = 'flex min-h-12 flex-col px-1 py-1.5 md:min-h-10'
  return (
    <table
      aria-labelledby="month"
      className="w-full table-fixed border-separate border-spacing-0 overflow-hidden rounded-2xl border border-line bg-white"
    >
      <thead>
        <tr>
          {weekdayNames.map((name, weekday) => (
            <th
              key={name}
              scope="col"
              abbr={name}
              className="bg-paper-dark py-1 text-center font-semibold text-[min(0.9rem,4vw)] text-ink-soft md:px-2 md:text-left"
            >
              {shortWeekdayNames[weekday]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week, index) => (
          <tr key={index}>
            {week.map((date, weekday) => {
              if (!date) return <td key={weekday} className="border-line border-t bg-paper/60" />
              const dayEvents = events.filter((event) => runsBetween(event, date, date))
              const isPastWeek = month === monthOfDay(today) && addDays(date, 6 - weekday) < today
              const day = <Day date={date} events={dayEvents} isPastWeek={isPastWeek} />
              return (
                <td
                  key={weekday}
                  data-day={date}
                  aria-current={date === today ? 'date' : undefined}
                  className="group relative border-line border-t p-0 text-center align-top aria-[current=date]:font-semibold md:text-left aria-[current=date]:bg-mist"
                >
                  {dayEvents.length > 0 ? (
                    <a
                      href={`#${dayAnchor(date)}`}
                      className={`${cell} font-semibold text-forest outline-offset-[-3px] hover:bg-mist`}
                    >
                      {day}
                    </a>
                  ) : (
                    <span className={cell}>{day}</span>
                  )}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

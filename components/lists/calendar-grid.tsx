import type { KeyboardEvent, Ref } from 'react'
import { type Month, weeksOf } from '@/lib/calendar/months'
import { dayAnchor } from '@/lib/routes/anchors'
import { type IsoDate, runsBetween, shortWeekdayNames, weekdayNames } from '@/lib/school/dates'
import type { CalendarEvent } from '@/lib/vendor-api/resources/calendar'

type Props = {
  ref: Ref<HTMLTableElement>
  month: Month
  today: IsoDate
  events: readonly CalendarEvent[]
  /** The grid's one tab stop. */
  focusDay: IsoDate
  /** Whether the arrow keys work; before hydration the grid is a table of ordinary links. */
  interactive: boolean
  onKeyDown: (event: KeyboardEvent) => void
  onChoose: (date: IsoDate) => void
}

function Day({ date, events }: { date: IsoDate; events: readonly CalendarEvent[] }) {
  const count = events.length
  return (
    <>
      <span className="mx-auto grid size-[min(1.75rem,9vw)] place-items-center text-[min(1rem,4.5vw)] rounded-full border-forest group-aria-[current=date]:border-2 group-aria-[current=date]:bg-forest group-aria-[current=date]:text-paper sm:text-sm md:mx-0 md:-ml-1">
        {Number(date.slice(8))}
      </span>
      {count > 0 ? (
        <>
          {/* Drawn with borders, which print and forced colours keep. */}
          <span
            aria-hidden="true"
            data-dot=""
            className="mx-auto mt-0.5 block size-0 rounded-full border-[0.25rem] border-gold-dark md:mx-1"
          />
          <span className="sr-only">{count === 1 ? ', 1 entry' : `, ${count} entries`}</span>
          <span
            aria-hidden="true"
            className="mt-1 hidden font-normal text-2xs text-forest-700 leading-tight md:line-clamp-3 print:block"
          >
            {events.map(({ title }) => title).join(', ')}
          </span>
        </>
      ) : null}
    </>
  )
}

/** The month's weeks; a day with entries has a dot and links to its place in the list. */
export function CalendarGrid(props: Props) {
  const { ref, month, today, events, focusDay, interactive } = props
  const cell = 'flex min-h-12 flex-col px-1 py-1.5 md:min-h-20 md:px-2'
  return (
    <table
      ref={ref}
      role={interactive ? 'grid' : undefined}
      aria-labelledby="month"
      onKeyDown={props.onKeyDown}
      className="w-full table-fixed border-separate border-spacing-0 overflow-hidden rounded-2xl border border-line bg-white"
    >
      <thead>
        <tr>
          {weekdayNames.map((name, weekday) => (
            <th
              key={name}
              scope="col"
              abbr={name}
              className="bg-paper-dark py-2 text-center font-semibold text-[min(0.9rem,4vw)] text-ink-soft md:px-2 md:text-left"
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
              const ofDay = events.filter((event) => runsBetween(event, date, date))
              const day = <Day date={date} events={ofDay} />
              return (
                <td
                  key={weekday}
                  data-day={date}
                  tabIndex={interactive ? (date === focusDay ? 0 : -1) : undefined}
                  aria-current={date === today ? 'date' : undefined}
                  onFocus={() => props.onChoose(date)}
                  className="group relative border-line border-t p-0 text-center align-top outline-offset-[-3px] aria-[current=date]:bg-mist aria-[current=date]:font-semibold md:text-left"
                >
                  {ofDay.length > 0 ? (
                    <a
                      href={`#${dayAnchor(date)}`}
                      tabIndex={interactive ? -1 : undefined}
                      className={`${cell} font-semibold text-forest hover:bg-mist`}
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

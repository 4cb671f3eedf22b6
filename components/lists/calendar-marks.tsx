/** Marks of the calendar: told apart by their shape, made of edges, which paper and forced colours keep. */

const mark = 'size-0 shrink-0 border-[0.25rem]'

/** A dot: a day with entries. */
export function EntryMark({ className = '' }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      data-dot=""
      className={`${mark} rounded-full border-gold-dark ${className}`}
    />
  )
}

/** A dot on its corner: a holiday. */
export function HolidayMark({ className = '' }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      data-dot="holiday"
      className={`${mark} rotate-45 border-danger ${className}`}
    />
  )
}

/** A bar, which goes through all days of a vacation. */
export function VacationMark({ className = 'w-5' }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      data-bar=""
      className={`shrink-0 border-forest-500 border-t-4 ${className}`}
    />
  )
}

/** What the marks mean. */
export function CalendarLegend() {
  const item = 'inline-flex items-center gap-2'
  return (
    <ul className="mt-2 flex flex-wrap gap-x-5 text-ink-soft text-xs">
      <li className={item}>
        <EntryMark />
        Entry
      </li>
      <li className={item}>
        <HolidayMark />
        Holiday
      </li>
      <li className={item}>
        <VacationMark />
        Vacation
      </li>
    </ul>
  )
}

import { schoolDay, yearOf } from '@/lib/dates'
import type { EventCard } from '@/lib/lists/cards'

/**
 * The way to what comes after this year: the list opens on the current one (specification, section 4),
 * which in December is nearly over.
 */
export function LaterEvents({ events }: { events: readonly EventCard[] }) {
  const thisYear = yearOf(schoolDay())
  const years = events.flatMap(({ date, upcoming }) => (date && upcoming ? [yearOf(date)] : []))
  const later = [...new Set(years)].filter((year) => year > thisYear).sort((a, b) => a - b)
  if (later.length === 0) return null
  return (
    <ul className="mb-5 flex flex-wrap gap-x-6">
      {later.map((year) => (
        <li key={year}>
          <a
            href={`/events?year=${year}`}
            className="text-link inline-flex min-h-8 items-center font-semibold"
          >
            {years.filter((one) => one === year).length} more upcoming in {year}
          </a>
        </li>
      ))}
    </ul>
  )
}

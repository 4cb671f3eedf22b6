import type { UpcomingYear } from '@/lib/lists/upcoming-years'

type Props = {
  years: readonly UpcomingYear[]
  /** The year the list shows, null for all of them. */
  chosen: number | null
}

/**
 * The way to what comes after this year: the list opens on the current one (specification, section 4),
 * which in December is nearly over. What the list shows already needs no way to it.
 */
export function UpcomingYears({ years, chosen }: Props) {
  const others = chosen === null ? [] : years.filter(({ year }) => year !== chosen)
  if (others.length === 0) return null
  return (
    <ul className="mb-5 flex flex-wrap gap-x-6">
      {others.map(({ year, count }) => (
        <li key={year}>
          <a
            href={`/events?year=${year}`}
            className="text-link inline-flex min-h-8 items-center font-semibold"
          >
            {`${count} more upcoming in ${year}`}
          </a>
        </li>
      ))}
    </ul>
  )
}

import type { UpcomingYear } from '@/lib/lists/events'
import { allYears } from '@/lib/routes/query-params'
import { TextLink } from '../ui/text-link'

type Props = {
  years: readonly UpcomingYear[]
  /** What the list's select of years shows. */
  chosen: string
}

/**
 * The way to what comes after this year: the list opens on the current one (specification, section 4),
 * which in December is nearly over. What the list shows already needs no way to it.
 */
export function UpcomingYears({ years, chosen }: Props) {
  const others = chosen === allYears ? [] : years.filter(({ year }) => String(year) !== chosen)
  if (others.length === 0) return null
  return (
    <ul className="mb-5 flex flex-wrap gap-x-6">
      {others.map(({ year, count }) => (
        <li key={year}>
          <TextLink href={`/events?year=${year}`} height="low" className="font-semibold">
            {`${count} more upcoming in ${year}`}
          </TextLink>
        </li>
      ))}
    </ul>
  )
}

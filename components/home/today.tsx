import type { Path } from '@/content/routes'
import type { HomeHighlights } from '@/lib/lists/home-highlights'
import { calendarHref } from '@/lib/routes/anchors'
import { formatWithWeekday, schoolDay } from '@/lib/school/dates'
import { markSample, schoolHours } from '@/lib/school/page-values'
import { seasonBound, seasonName } from '@/lib/school/season'
import { Icon, type IconName } from '../ui/icon'
import { MultilingualText } from '../ui/multilingual-text'
import { TextLink } from '../ui/text-link'

type Row = { icon: IconName; href: string; title: string; text: string }

/** Entries of the day that get a row each; the calendar has the rest. */
const maxEntries = 3

function schoolRow({ today, closure, season }: HomeHighlights): Row {
  const row = { icon: 'lock', href: calendarHref(today) } as const
  if (closure?.by === 'notice')
    return { ...row, title: 'Closed, says the school’s notice', text: closure.words }
  if (closure) {
    const text = markSample('freeWeekdays', 'The school lists it as a free day')
    return { ...row, title: closure.words, text }
  }
  return { ...row, icon: 'calendar', title: 'Usual hours', text: schoolHours(season) }
}

function rowsOf(highlights: HomeHighlights, heading: 'Today' | 'Tomorrow'): Row[] {
  const { today, entries, season, next } = highlights
  const more = entries.length - maxEntries
  return [
    ...entries.slice(0, maxEntries).map(({ title, href, time }) => ({
      icon: 'calendar' as const,
      href,
      title,
      text: time ? `${heading}, ${time}` : heading,
    })),
    more > 0 && {
      icon: 'calendar' as const,
      href: calendarHref(today),
      title: `${more} more ${heading.toLowerCase()}`,
      text: 'School calendar',
    },
    schoolRow(highlights),
    {
      icon: 'shirt' as const,
      href: `/school-uniform#${season}`,
      title: `${seasonName(season)} uniform`,
      text: seasonBound(season, today),
    },
    next && {
      icon: 'calendar' as const,
      href: next.href,
      title: next.title,
      text: `Next: ${formatWithWeekday(next.date)}`,
    },
  ].filter((row) => row !== null && row !== false)
}

/** Today, or tomorrow from 2 pm. Rendered on the server; needs no script. */
export function Today({ highlights }: { highlights: HomeHighlights }) {
  const heading = highlights.today === schoolDay() ? 'Today' : 'Tomorrow'
  return (
    <section aria-labelledby="today" className="bg-paper-dark">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-5 gap-y-2.5 py-4 xl:flex-nowrap">
        <div className="leading-snug xl:min-w-45 xl:shrink-0">
          <h2 id="today" className="text-forest text-xl">
            {heading}
          </h2>
          <p className="text-ink-soft text-xs">
            <time dateTime={highlights.today}>{formatWithWeekday(highlights.today)}</time>
          </p>
          <p className="flex flex-wrap gap-x-4 text-xs">
            <TextLink href={'/tomorrow' satisfies Path} height="compact">
              With your bus stop
            </TextLink>
            <TextLink href={'/news' satisfies Path} height="compact">
              All notices
            </TextLink>
          </p>
        </div>
        {/* Clear of the floating buttons. */}
        <ul className="wrap-anywhere grid grow rounded-2xl border border-line bg-white max-xl:w-full max-md:pr-16 max-md:pl-4 md:mr-16 md:flex md:flex-wrap lg:mr-46 min-[102rem]:mr-0">
          {rowsOf(highlights, heading).map(({ icon, href, title, text }) => (
            <li
              key={`${href} ${title}`}
              className="flex border-line border-t first:border-0 md:min-w-48 md:flex-1 md:border-t-0 md:border-l"
            >
              <a
                href={href}
                className="flex min-h-14 grow items-center gap-4 py-1.5 leading-snug hover:underline md:gap-3 md:px-4 xl:px-5"
              >
                <Icon name={icon} className="text-gold-dark" />
                <span className="min-w-0">
                  <strong className="block font-semibold text-forest">
                    <MultilingualText text={title} />
                  </strong>
                  <span className="block text-ink-soft text-xs">
                    <MultilingualText text={text} />
                  </span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

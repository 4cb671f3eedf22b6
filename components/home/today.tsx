import { facts } from '@/content/facts'
import type { HomeHighlights } from '@/lib/lists/home-highlights'
import { calendarHref } from '@/lib/routes/anchors'
import { formatWithWeekday } from '@/lib/school/dates'
import { smallButtonClass } from '../ui/button'
import { Icon, type IconName } from '../ui/icon'
import { MultilingualText } from '../ui/multilingual-text'

type Row = { icon: IconName; href: string; title: string; text: string }

/** First bell and end of the day, said to be a sample while they are one. */
function hoursIn(season: HomeHighlights['season']): string {
  const { from, to } = season === 'Winter' ? facts.hours.winter : facts.hours.summer
  const isSample = facts.unconfirmed?.includes('hours')
  return `${isSample ? 'Sample hours: ' : ''}${from} to ${to}`
}

function rowsOf({ today, school, season, next }: HomeHighlights): Row[] {
  return [
    school && {
      icon: school.isOpen ? ('check' as const) : ('lock' as const),
      href: calendarHref(today),
      title: school.isOpen ? 'School open' : 'School closed',
      text: school.why ?? hoursIn(season),
    },
    {
      icon: 'shirt' as const,
      href: '/school-uniform',
      title: `${season} uniform`,
      text: `to ${season === 'Winter' ? facts.winter.ends : facts.winter.summerEnds}`,
    },
    next && {
      icon: 'calendar' as const,
      href: next.href,
      title: next.title,
      text: `Next: ${formatWithWeekday(next.date)}`,
    },
  ].filter((row) => row !== null)
}

/** Whether there is school today, what is worn, and what comes next: by the day, so that it needs no script. */
export function Today({ highlights }: { highlights: HomeHighlights }) {
  return (
    <section aria-labelledby="today" className="bg-paper-dark">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-5 gap-y-2.5 py-4 xl:flex-nowrap">
        <div className="leading-snug xl:min-w-45 xl:shrink-0">
          <h2 id="today" className="text-forest text-xl">
            Today
          </h2>
          <p className="text-ink-soft text-xs">
            <time dateTime={highlights.today}>{formatWithWeekday(highlights.today)}</time>
          </p>
        </div>
        <a
          href="/news"
          className={smallButtonClass('outline', 'min-h-11! shrink-0 bg-paper xl:order-last')}
        >
          <Icon name="bell" />
          Get notices
        </a>
        <ul className="wrap-anywhere grid grow rounded-2xl border border-line bg-white max-xl:w-full max-md:px-4 md:flex">
          {rowsOf(highlights).map(({ icon, href, title, text }) => (
            <li
              key={icon}
              className="flex border-line border-t first:border-0 md:grow md:border-t-0 md:border-l"
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
                  <span className="block text-ink-soft text-xs">{text}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

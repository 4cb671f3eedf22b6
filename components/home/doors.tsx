import { school } from '@/content/school'
import { holidayName } from '@/lib/calendar/holidays'
import type { HomeHighlights } from '@/lib/lists/home-highlights'
import { anchorHref, calendarHref } from '@/lib/routes/anchors'
import { formatWithWeekday } from '@/lib/school/dates'
import { Card } from '../ui/card'
import { Icon } from '../ui/icon'
import { MultilingualText } from '../ui/multilingual-text'

type Way = { href: string; title: string; text?: string }

const joining: readonly Way[] = [
  { href: '/first-year-cost', title: 'What it costs', text: 'Class, bus and hostel, added up' },
  { href: '/admission-information', title: 'Age and dates', text: 'Who can apply, and until when' },
  { href: '/online-application-process', title: 'How to apply', text: 'Step by step, online' },
  { href: '/admission-form', title: 'Ask the office', text: 'A short form; we call you back' },
]

const already: readonly Way[] = [
  { href: '/school-calendar', title: 'Calendar' },
  { href: '/our-transport-system', title: 'School bus' },
  { href: '/school-uniform', title: 'Uniform' },
  { href: school.links.feePortal, title: 'Pay fees' },
  { href: '/download-forms', title: 'Forms' },
  { href: '/contact-us', title: 'Find us' },
]

const card = 'flex flex-col p-5 md:p-7'
const heading = 'text-xl text-forest md:text-2xl'

function Joining() {
  return (
    <Card as="section" aria-labelledby="joining" className={card}>
      <h2 id="joining" className={heading}>
        Joining us
      </h2>
      <ul className="mt-2 grid grow auto-rows-fr">
        {joining.map(({ href, title, text }) => (
          <li key={href} className="border-line border-t first:border-t-0">
            <a
              href={href}
              className="flex h-full min-h-14 items-center justify-between gap-3 py-2 text-forest hover:underline"
            >
              <span className="leading-snug">
                <strong className="block">{title}</strong>
                <span className="text-ink-soft text-xs">{text}</span>
              </span>
              <Icon name="next" className="shrink-0 text-[0.8em] text-gold-dark" />
            </a>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** What today brings: what it is, its day with the weekday, and where it stands. */
function Already({ holiday, event, notice }: HomeHighlights) {
  const rows = [
    holiday && {
      ...holiday,
      label: 'Next holiday',
      title: holidayName(holiday.title) || holiday.title,
      href: calendarHref(holiday.date),
    },
    event && { ...event, label: 'Next event', href: anchorHref('/events', event) },
    notice && { ...notice, label: 'Newest notice', href: anchorHref('/news', notice) },
  ].filter((row) => row !== null)
  return (
    <Card as="section" aria-labelledby="already" className={card}>
      <h2 id="already" className={heading}>
        Already with us
      </h2>
      {rows.length > 0 ? (
        <dl className="mt-3 divide-y divide-line rounded-xl bg-mist px-4 py-1">
          {rows.map(({ label, title, date, href }) => (
            <div key={label} className="py-2.5">
              <dt className="font-semibold text-2xs text-gold-dark uppercase tracking-wide">
                {label}
              </dt>
              <dd className="leading-snug">
                <a href={href} className="font-semibold text-forest hover:underline">
                  <MultilingualText text={title} />
                </a>
                {date ? (
                  <time dateTime={date} className="block text-ink-soft text-xs">
                    {formatWithWeekday(date)}
                  </time>
                ) : null}
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      <ul className="one-column-in-large-text mt-4 grid grid-cols-2 gap-2 sm:grid-cols-3 md:grid-cols-2 lg:grid-cols-3">
        {already.map(({ href, title }) => (
          <li key={href}>
            <a
              href={href}
              className="flex min-h-11 items-center justify-center rounded-full border border-line px-3 text-center font-semibold text-forest text-sm leading-tight hover:border-forest-500 hover:underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Two doors, for families who think of joining and for those who are here, with what today brings. */
export function Doors({ highlights }: { highlights: HomeHighlights }) {
  return (
    <div className="bg-paper-dark">
      <div className="wrap grid gap-5 py-5 md:grid-cols-2 md:gap-6 md:py-12">
        <Joining />
        <Already {...highlights} />
      </div>
    </div>
  )
}

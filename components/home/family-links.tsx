import type { Path } from '@/content/routes'
import { school } from '@/content/school'
import type { HomeHighlights } from '@/lib/lists/home-highlights'
import { anchorHref } from '@/lib/routes/anchors'
import { formatWithWeekday } from '@/lib/school/dates'
import { Card } from '../ui/card'
import { Icon } from '../ui/icon'
import { MultilingualText } from '../ui/multilingual-text'

const joining = [
  { href: '/fee-structure', title: 'What it costs', text: 'Each class, on joining and in all' },
  {
    href: '/admission-information',
    title: 'Who can apply',
    text: 'Classes, steps and what to bring',
  },
  { href: '/online-application-process', title: 'How to apply', text: 'Step by step, online' },
  { href: '/admission-form', title: 'Ask the office', text: 'A short form; we call you back' },
] as const satisfies readonly { href: Path; title: string; text: string }[]

const already = [
  { href: '/school-calendar' satisfies Path, title: 'Calendar', icon: 'calendar' },
  { href: '/our-transport-system' satisfies Path, title: 'School bus', icon: 'bus' },
  { href: '/school-uniform' satisfies Path, title: 'Uniform', icon: 'shirt' },
  { href: school.links.feePortal, title: 'Pay fees', icon: 'rupee' },
  { href: '/download-forms' satisfies Path, title: 'Forms', icon: 'download' },
  { href: '/contact-us' satisfies Path, title: 'Find us', icon: 'pin' },
] as const

const card = 'flex flex-col p-4 md:p-7'
const heading = 'text-xl text-forest'

function Joining() {
  return (
    <Card as="section" aria-labelledby="joining" className={card}>
      <h2 id="joining" className={heading}>
        Joining us
      </h2>
      <ul className="mt-2 grid grow auto-rows-fr">
        {joining.map(({ href, title, text }) => (
          <li key={href} className="border-line border-t first:border-0">
            <a
              href={href}
              className="flex h-full min-h-14 items-center justify-between gap-3 py-1.5 text-forest hover:underline"
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

function Already({ latestNews }: Pick<HomeHighlights, 'latestNews'>) {
  return (
    <Card as="section" aria-labelledby="already" className={card}>
      <h2 id="already" className={heading}>
        Already with us
      </h2>
      {latestNews ? (
        <dl className="mt-3 rounded-xl bg-mist px-4 py-3">
          <dt className="text-ink-soft text-2xs">
            Newest notice
            {latestNews.date ? (
              <>
                {' · '}
                <time dateTime={latestNews.date}>{formatWithWeekday(latestNews.date)}</time>
              </>
            ) : null}
          </dt>
          <dd className="leading-snug">
            <a
              href={anchorHref('/news', latestNews)}
              className="block min-h-6 font-semibold text-forest hover:underline"
            >
              <MultilingualText text={latestNews.title} />
            </a>
          </dd>
        </dl>
      ) : null}
      <ul className="one-column-in-large-text mt-4 grid grow auto-rows-fr grid-cols-2 gap-2 sm:grid-cols-3 md:grid-cols-2 lg:grid-cols-3">
        {already.map(({ href, title, icon }) => (
          <li key={href}>
            <a
              href={href}
              className="flex h-full min-h-12 items-center gap-1.5 rounded-xl border border-line px-2 font-semibold lg:px-4 text-forest leading-tight hover:border-forest-500 hover:underline"
            >
              <Icon name={icon} className="text-gold-dark" />
              {title}
            </a>
          </li>
        ))}
      </ul>
    </Card>
  )
}

export function FamilyLinks({ highlights }: { highlights: HomeHighlights }) {
  return (
    <div className="bg-paper-dark">
      <div className="wrap grid grid-cols-1 gap-3 pb-5 md:grid-cols-2 md:gap-6 md:pb-12">
        <Joining />
        <Already latestNews={highlights.latestNews} />
      </div>
    </div>
  )
}

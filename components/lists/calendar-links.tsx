import { school } from '@/content/school'
import { siteUrl } from '@/lib/platform/site-url'
import { smallButtonClass } from '../ui/button'
import { Icon } from '../ui/icon'

/** Ways to keep a calendar feed of the site; `what` says what is in it. */
export function CalendarLinks({ feed, what }: { feed: string; what: string }) {
  const subscription = siteUrl(feed).replace(/^https?:/, 'webcal:')
  return (
    <p className="mb-5 flex flex-wrap items-center gap-x-5 gap-y-2 print:hidden">
      <a href={subscription} className={smallButtonClass('outline')}>
        <Icon name="calendar" />
        Subscribe
        <span className="sr-only">
          {' '}
          to the {what} of {school.name}
        </span>
      </a>
      <a href={feed} className="text-link inline-flex min-h-8 items-center gap-2 font-semibold">
        <Icon name="download" />
        Download the {what} (.ics)
      </a>
    </p>
  )
}

import { school } from '@/content/school'
import { siteUrl } from '@/lib/platform/site-url'
import { smallButtonClass } from '../ui/button'
import { Icon } from '../ui/icon'
import { TextLink } from '../ui/text-link'

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
      <TextLink href={feed} height="low" className="font-semibold">
        <Icon name="download" />
        Download the {what} (.ics)
      </TextLink>
    </p>
  )
}

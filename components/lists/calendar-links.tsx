import { school } from '@/content/school'
import { siteUrl } from '@/lib/platform/site-url'
import { smallButtonClass } from '../ui/button'
import { Icon } from '../ui/icon'
import { TextLink } from '../ui/text-link'

export function CalendarLinks({ feed, what }: { feed: string; what: string }) {
  const url = siteUrl(feed)
  const subscription = url.replace(/^https?:/, 'webcal:')
  const google = `https://calendar.google.com/calendar/r?${new URLSearchParams({ cid: subscription })}`
  return (
    <p className="mt-10 flex flex-wrap items-center gap-x-5 gap-y-2 print:hidden">
      <a href={subscription} className={smallButtonClass('outline')}>
        <Icon name="calendar" />
        Subscribe
        <span className="sr-only">
          {' '}
          to the {what} of {school.name}
        </span>
      </a>
      {/* Android does not open `webcal:` links. */}
      <TextLink href={google} height="compact" className="font-semibold">
        Google Calendar
        <span className="sr-only">: keep the {what} in it</span>
      </TextLink>
      <TextLink href={feed} height="compact" className="font-semibold">
        <Icon name="download" />
        Download the {what} (.ics)
      </TextLink>
      <span className="basis-full text-ink-soft text-xs">
        For any other calendar, copy this address:{' '}
        <span className="inline-block select-all break-all text-ink">{url}</span>
      </span>
    </p>
  )
}

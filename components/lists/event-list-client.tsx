'use client'

import { fallbacks } from '@/content/fallbacks'
import type { EventSummary, UpcomingYear } from '@/lib/lists/events'
import { anchorHref, anchorOf } from '@/lib/routes/anchors'
import { allYears } from '@/lib/routes/query-params'
import { formatEventDate, monthOf, shortMonthNames } from '@/lib/school/dates'
import { Card } from '../ui/card'
import { DateText } from '../ui/date-text'
import { Icon } from '../ui/icon'
import { MultilingualText } from '../ui/multilingual-text'
import { TextLink } from '../ui/text-link'
import { VendorImage } from '../ui/vendor-image'
import { type CardProps, FilterList, type ListProps } from './filter-list-client'
import { CalendarAction, DownloadAction, ShareAction } from './record-action'

const sizes = '(min-width: 768px) 13rem, 1px'

/** The day as on a calendar, hidden from screen readers: the words beside it say the same. */
function DayLeaf({ event }: { event: EventSummary }) {
  const look = event.upcoming ? 'bg-forest text-paper' : 'bg-paper-dark text-ink-soft'
  return (
    <p
      aria-hidden="true"
      className={`grid size-16 content-center rounded-xl text-center leading-none ${look}`}
    >
      {event.date ? (
        <>
          <span className="font-serif text-2xl">{Number(event.date.slice(8))}</span>
          <span className="mt-1 text-xs">{shortMonthNames[monthOf(event.date) - 1]}</span>
        </>
      ) : (
        <span className="text-xl">?</span>
      )}
    </p>
  )
}

function When({ event }: { event: EventSummary }) {
  return (
    <>
      <span>
        <DateText date={event.date} format={formatEventDate} missing={fallbacks.eventDate} />
        {event.until ? (
          <span>
            {' to '}
            <DateText date={event.until} format={formatEventDate} />
          </span>
        ) : null}
      </span>
      <span>{event.time ?? fallbacks.eventTime}</span>
    </>
  )
}

/** An event of the list: its day, whether it is still to come, words, place and files. */
function EventCard({ item: event, site }: CardProps<EventSummary>) {
  return (
    <Card
      as="article"
      id={anchorOf('/events', event)}
      className="scroll-mt-4 target:border-forest-500 grid grid-cols-[4rem_minmax(0,1fr)] gap-x-4 p-4 shadow-card sm:gap-x-5 sm:p-5 md:grid-cols-[4rem_minmax(0,1fr)_13rem]"
    >
      <DayLeaf event={event} />
      <div>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 font-semibold text-xs text-gold-dark">
          {event.upcoming ? (
            <span className="rounded-full bg-gold-light px-2.5 text-ink">Upcoming</span>
          ) : null}
          <When event={event} />
        </p>
        <h2 className="mt-1 text-lg text-forest">
          <MultilingualText text={event.title} />
        </h2>
        <p className="mt-1 whitespace-pre-line text-ink-soft">
          <MultilingualText text={event.description} />
        </p>
        {event.venue ? (
          <p className="mt-1 flex items-center gap-2 text-sm">
            <Icon name="pin" />
            <MultilingualText text={event.venue} />
          </p>
        ) : null}
        <p className="mt-2 flex flex-wrap gap-x-6 print:hidden">
          <CalendarAction
            href={event.date && `/events.ics?event=${event.uid}`}
            title={event.title}
          />
          <DownloadAction href={event.download} title={event.title} />
          <ShareAction url={site + anchorHref('/events', event)} title={event.title} />
        </p>
      </div>
      <VendorImage
        src={event.image}
        alt=""
        width={320}
        height={240}
        sizes={sizes}
        className="hidden aspect-[4/3] w-full self-start rounded-xl bg-mist object-cover md:block"
      />
    </Card>
  )
}

/**
 * The way to what comes after this year: the list opens on the current one (specification, section 4),
 * which in December is nearly over. What is `chosen` in the list already needs no way to it.
 */
function UpcomingYears({ years, chosen }: { years: readonly UpcomingYear[]; chosen: string }) {
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

type Props = ListProps<EventSummary> & { upcoming: readonly UpcomingYear[] }

/** The events with their filters and the way to those of `upcoming` years. */
export function EventList({ initial, upcoming }: Props) {
  return (
    <FilterList
      initial={initial}
      Card={EventCard}
      listClass="grid gap-4"
      above={({ year }) => <UpcomingYears years={upcoming} chosen={year} />}
    />
  )
}

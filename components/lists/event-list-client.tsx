'use client'

import { fallbacks } from '@/content/fallbacks'
import type { EventSummary, UpcomingYear } from '@/lib/lists/events'
import { anchorHref, anchorOf } from '@/lib/routes/anchors'
import { allYears } from '@/lib/routes/query-params'
import { formatEventDate, monthOf, shortMonthNames } from '@/lib/school/dates'
import type { Shown } from '@/lib/vendor-api/rich-text'
import { DaysText } from '../ui/date-text'
import { Icon } from '../ui/icon'
import { MultilingualText } from '../ui/multilingual-text'
import { TextLink } from '../ui/text-link'
import { VendorImage } from '../ui/vendor-image'
import { FileLinks } from './file-links'
import { type CardProps, FilterList, type ListProps } from './filter-list-client'
import { CalendarAction, PictureAction, ShareAction } from './record-action'
import { RecordCard } from './record-card'
import { RecordPictures } from './record-pictures'

type EventCardFacts = Shown<EventSummary>

const sizes = '(min-width: 1024px) 15rem, 1px'

/** A tile with day and month, hidden from screen readers because the text beside it says the same. */
function DateTile({ event }: { event: EventCardFacts }) {
  const look = event.upcoming ? 'bg-forest text-paper' : 'bg-paper-dark text-ink-soft'
  return (
    <p
      aria-hidden="true"
      className={`grid size-14 shrink-0 content-center rounded-xl text-center leading-none ${look}`}
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

function When({ event }: { event: EventCardFacts }) {
  return (
    <>
      <DaysText {...event} format={formatEventDate} missing={fallbacks.eventDate} />
      <span>
        <MultilingualText text={event.time ?? fallbacks.eventTime} />
      </span>
    </>
  )
}

function EventCard({ item: event, site }: CardProps<EventCardFacts>) {
  const { uid, date, title, description, segments, venue, files, images } = event
  const [image = null, ...others] = images
  return (
    <RecordCard
      id={anchorOf('/events', event)}
      isWide
      dateTile={<DateTile event={event} />}
      when={<When event={event} />}
      title={title}
      text={description}
      segments={segments}
      share={<ShareAction url={site + anchorHref('/events', event)} title={title} />}
      picture={
        <VendorImage
          src={image}
          alt=""
          width={320}
          height={240}
          sizes={sizes}
          className="hidden w-58 shrink-0 bg-mist object-cover lg:block"
        />
      }
      foot={
        venue || date || files.length > 0 || images.length > 0 ? (
          <>
            {venue ? (
              <p className="flex grow items-center gap-2 max-sm:w-full">
                <Icon name="pin" />
                <MultilingualText text={venue} />
              </p>
            ) : null}
            <CalendarAction href={date && `/events.ics?event=${uid}`} title={title} />
            <FileLinks files={files} title={title} isCardLink />
            {others.length > 0 ? (
              <RecordPictures photos={images} title={title} />
            ) : (
              <PictureAction href={image} title={title} />
            )}
          </>
        ) : null
      }
    />
  )
}

/** Links to upcoming events of later years, because the list shows only this year by default (specification, section 4). */
function UpcomingYears({ years, chosen }: { years: readonly UpcomingYear[]; chosen: string }) {
  const others = chosen === allYears ? [] : years.filter(({ year }) => String(year) !== chosen)
  if (others.length === 0) return null
  return (
    <ul className="mt-4 flex flex-wrap gap-x-6">
      {others.map(({ year, count }) => (
        <li key={year}>
          <TextLink href={`/events?year=${year}`} height="compact" className="font-semibold">
            {`${count} more in ${year}`}
          </TextLink>
        </li>
      ))}
    </ul>
  )
}

const past = {
  heading: 'Past events',
  includes: ({ date, upcoming }: EventCardFacts) => date !== null && !upcoming,
}

type Props = ListProps<EventCardFacts> & { upcoming: readonly UpcomingYear[] }

export function EventList({ initial, upcoming }: Props) {
  return (
    <FilterList
      initial={initial}
      Card={EventCard}
      listClass="grid gap-3 sm:gap-4"
      below={past}
      after={({ year }) => <UpcomingYears years={upcoming} chosen={year} />}
    />
  )
}

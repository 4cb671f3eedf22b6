import { fallbacks } from '@/content/fallbacks'
import { eventsInShort } from '@/lib/lists/events'
import { anchorHref } from '@/lib/routes/anchors'
import { formatEventDate, schoolDay } from '@/lib/school/dates'
import type { SchoolEvent } from '@/lib/vendor-api/resources/events'
import { type Shown, withDescription } from '@/lib/vendor-api/rich-text'
import { Card } from '../ui/card'
import { Carousel } from '../ui/carousel-client'
import { DaysText } from '../ui/date-text'
import { DescriptionText } from '../ui/description-text'
import { Icon } from '../ui/icon'
import { MultilingualText } from '../ui/multilingual-text'
import { Picture } from '../ui/picture'
import { VendorImage } from '../ui/vendor-image'
import { SectionHeading } from './section-heading'
import { orPlaceholders } from './section-records'

const maxEvents = 5
const placeholders = 2
const autoplayMs = 2500
const transitionMs = 500
const sizes = '(min-width: 992px) 26rem, calc(100vw - 2.5rem)'
const photo = 'aspect-[2/1] w-full object-cover md:aspect-[16/10]'

const placeholder: Shown<SchoolEvent> = {
  uid: '',
  title: fallbacks.event,
  description: fallbacks.eventDescription,
  date: null,
  until: null,
  time: null,
  venue: null,
  images: [],
  files: [],
}

function EventSlide({ event }: { event: Shown<SchoolEvent> }) {
  const [image] = event.images
  return (
    <Card className="card flex h-full flex-col overflow-hidden">
      {image ? (
        <VendorImage src={image} alt="" width={640} height={400} sizes={sizes} className={photo} />
      ) : (
        <Picture name="events" alt="" sizes={sizes} className={photo} />
      )}
      <div className="p-4 md:p-5">
        <p className="flex flex-wrap gap-x-4 font-semibold text-xs text-gold-dark">
          <DaysText {...event} format={formatEventDate} missing={fallbacks.eventDate} />
          <span>
            <MultilingualText text={event.time ?? fallbacks.eventTime} />
          </span>
        </p>
        <h3 className="mt-1 text-lg text-forest">
          {event.uid ? (
            <a href={anchorHref('/events', event)} className="hover:underline">
              <MultilingualText text={event.title} />
            </a>
          ) : (
            <MultilingualText text={event.title} />
          )}
        </h3>
        <p className="mt-1 line-clamp-2 md:line-clamp-3 text-ink-soft">
          <DescriptionText {...event} />
        </p>
        {event.venue ? (
          <p className="mt-2 flex items-center gap-2 pr-12 text-xs">
            <Icon name="pin" />
            {event.venue}
          </p>
        ) : null}
      </div>
    </Card>
  )
}

/** Events & Activities: at most five, two placeholders when empty (specification, sections 2, 4, 9). */
export function Events({ events }: { events: readonly SchoolEvent[] | null }) {
  const { events: found, kind } = eventsInShort(events ?? [], maxEvents, schoolDay())
  const shown = found.map((event) => withDescription(event, fallbacks.eventDescription))
  return (
    <section aria-labelledby="events" className="min-w-0">
      <SectionHeading
        id="events"
        title="Events & Activities"
        note={kind}
        href="/events"
        hrefLabel="All events"
      />
      <Carousel
        label={kind ?? 'Events'}
        speedMs={transitionMs}
        autoplayMs={autoplayMs}
        arrows="hidden lg:grid"
        slideClass="basis-full min-[992px]:basis-1/2"
        spaced
        controls="in-card-foot"
      >
        {orPlaceholders(shown, placeholder, placeholders).map((event, index) => (
          <EventSlide key={index} event={event} />
        ))}
      </Carousel>
    </section>
  )
}

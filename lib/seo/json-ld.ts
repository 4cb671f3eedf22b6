import type {
  BlogPosting,
  BreadcrumbList,
  Event,
  Graph,
  Organization,
  School,
  WebSite,
  WithContext,
} from 'schema-dts'
import { openPlaceholders, type Placeholder, school } from '@/content/school'
import { toVariant } from '@/lib/media-url/variants'
import { siteUrl } from '@/lib/platform/site-url'
import { anchorHref, recordHref } from '@/lib/routes/anchors'
import { breadcrumbsOf, detailOf } from '@/lib/routes/tree'
import { schoolTime, timesOf } from '@/lib/school/times'
import type { BlogPost } from '@/lib/vendor-api/resources/blog'
import type { SchoolEvent } from '@/lib/vendor-api/resources/events'
import { excerptOf, type Shown } from '@/lib/vendor-api/rich-text'
import { cardOf } from './card-picture'

export type JsonLdData = Graph | WithContext<BreadcrumbList | BlogPosting>

const context = 'https://schema.org'

/**
 * Drops a value that is still a placeholder: a search engine would show an invented phone number as the school's
 * (docs/decisions/0020).
 */
function unlessPlaceholder<T>(placeholder: Placeholder, value: T): T | undefined {
  return openPlaceholders.includes(placeholder) ? undefined : value
}

const identity = () => ({
  '@id': siteUrl('/#school'),
  name: school.name,
  url: siteUrl('/'),
  logo: siteUrl('/icon-512.png'),
})

const organization = (): Organization => ({ '@type': 'EducationalOrganization', ...identity() })

export function schoolLd(): School {
  const { address, affiliationNumber, links, phones } = school
  const elsewhere = [
    unlessPlaceholder('links.videoChannel', links.videoChannel),
    unlessPlaceholder('links.socialPage', links.socialPage),
  ].filter((url) => url !== undefined)
  return {
    '@type': 'School',
    ...identity(),
    image: siteUrl(cardOf('home').url),
    description: `${school.board} day and boarding school in ${school.city}, ${school.state}, from Pre-Nursery to Class XII.`,
    slogan: school.motto,
    address: {
      '@type': 'PostalAddress',
      streetAddress: unlessPlaceholder('address', address.street),
      postalCode: unlessPlaceholder('address', address.postalCode),
      addressLocality: school.city,
      addressRegion: school.state,
      addressCountry: address.country,
    },
    parentOrganization: { '@type': 'Organization', name: school.society },
    areaServed: school.city,
    telephone: unlessPlaceholder('phones', `+91${phones[0]?.digits}`),
    contactPoint: unlessPlaceholder(
      'phones',
      phones.map(({ label, digits }) => ({
        '@type': 'ContactPoint',
        contactType: label,
        telephone: `+91${digits}`,
        areaServed: 'IN',
      })),
    ),
    email: unlessPlaceholder('email', school.email),
    hasMap: unlessPlaceholder('map', school.map.link),
    sameAs: elsewhere.length > 0 ? elsewhere : undefined,
    identifier: affiliationNumber && {
      '@type': 'PropertyValue',
      propertyID: `${school.board} affiliation number`,
      value: affiliationNumber,
    },
  }
}

export function homeLd(): Graph {
  const webSite: WebSite = {
    '@type': 'WebSite',
    '@id': siteUrl('/#website'),
    url: siteUrl('/'),
    name: school.name,
    inLanguage: 'en-IN',
    publisher: { '@id': identity()['@id'] },
  }
  return { '@context': context, '@graph': [schoolLd(), webSite] }
}

export function breadcrumbLd(path: string, heading?: string): WithContext<BreadcrumbList> {
  const crumbs = breadcrumbsOf(path)
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ title, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...(href ? { name: title, item: siteUrl(href) } : { name: heading || title }),
    })),
  }
}

export function blogPostingLd(post: BlogPost): WithContext<BlogPosting> {
  const url = siteUrl(recordHref(detailOf('/blog-post'), post.id) ?? '/blog-post')
  return {
    '@context': context,
    '@type': 'BlogPosting',
    '@id': `${url}#post`,
    mainEntityOfPage: url,
    url,
    headline: post.title,
    description: excerptOf(post),
    inLanguage: 'en-IN',
    image: siteUrl(post.cover ? toVariant(post.cover, 'preview') : cardOf('news').url),
    author: organization(),
    publisher: organization(),
    datePublished: post.date ?? undefined,
  }
}

/** The days of an event, with the times of day where the school names them. */
function when(event: Shown<SchoolEvent>, date: string): Pick<Event, 'startDate' | 'endDate'> {
  const times = timesOf(event)
  if (!times) return { startDate: date, ...(event.until ? { endDate: event.until } : {}) }
  return {
    startDate: schoolTime(date, times.start),
    ...(times.end === null ? {} : { endDate: schoolTime(date, times.end) }),
  }
}

function eventLd(event: Shown<SchoolEvent>, date: string, venue: string): Event {
  return {
    '@type': 'Event',
    name: event.title,
    description: event.description,
    ...when(event, date),
    // The address as the vendor writes it: not every venue is the school.
    location: { '@type': 'Place', name: venue, address: venue },
    ...(event.images.length > 0
      ? { image: event.images.map((image) => siteUrl(toVariant(image, 'preview'))) }
      : {}),
    url: siteUrl(anchorHref('/events', event)),
    organizer: organization(),
  }
}

/** Returns events with title, day and place, as Google requires; null if there is none. */
export function eventsLd(events: readonly Shown<SchoolEvent>[]): Graph | null {
  const dated = events.flatMap((event) =>
    event.title && event.date && event.venue ? [eventLd(event, event.date, event.venue)] : [],
  )
  return dated.length > 0 ? { '@context': context, '@graph': dated } : null
}

/** Returns JSON that is safe in a script element: without `<`, nothing can end the element. */
export function toJson(data: JsonLdData): string {
  return JSON.stringify(data).replace(/</g, '\\u003c')
}

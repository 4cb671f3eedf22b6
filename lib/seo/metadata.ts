import type { Metadata } from 'next'
import { school } from '@/content/school'
import type { IsoDate } from '@/lib/dates'
import { env } from '@/lib/env'
import { routeOf } from '@/lib/routes/tree'
import { shorten } from '@/lib/shorten'
import { cardOf, photoUrl } from './pictures'

/** What a page says of itself to search engines and to who previews a link to it. */
export type PageFacts = {
  /** Canonical path, with `?id=` for details and without filters for lists. */
  path: string
  title: string
  description: string
  noindex?: boolean
  /** A photo of its own, `/media/…`, which stands before its section's card. */
  photo?: { src: string; alt: string } | null
  /** The day of a blog post; makes the page an article. */
  published?: IsoDate | null
}

type Preview = { url: string; alt: string; width?: number; height?: number; type?: string }

const feedTitle = `${school.name}: news and blog`
/** What search results show. */
const longestDescription = 160

/** Public address of a path of this site. */
export function siteUrl(path: string): string {
  return new URL(path, env().SITE_URL).toString()
}

/** The pictures of a page's previews, the best first. */
function previews({ path, photo }: PageFacts): [Preview, ...Preview[]] {
  const card = cardOf(routeOf(path.replace(/\?.*$/, '')).section)
  const ofSection = { ...card, url: siteUrl(card.url) }
  return photo ? [{ url: siteUrl(photoUrl(photo.src)), alt: photo.alt }, ofSection] : [ofSection]
}

/** Title, description, canonical link, and previews of a page. */
export function pageMetadata(facts: PageFacts): Metadata {
  const { path, title, noindex, published } = facts
  const url = siteUrl(path)
  const description = shorten(facts.description.replace(/\s+/g, ' ').trim(), longestDescription)
  const images = previews(facts)
  const shared = { title, description }
  const [{ url: best, alt }] = images
  const place = { url, siteName: school.name, locale: 'en_IN' }
  return {
    title: path === '/' ? title : `${title} | ${school.name}`,
    description,
    alternates: {
      canonical: url,
      types: { 'application/atom+xml': [{ url: siteUrl('/feed.xml'), title: feedTitle }] },
    },
    openGraph: published
      ? { ...shared, ...place, images, type: 'article', publishedTime: published }
      : { ...shared, ...place, images, type: 'website' },
    twitter: { card: 'summary_large_image', images: { url: best, alt } },
    ...(noindex ? { robots: { index: false, follow: true } } : {}),
  }
}

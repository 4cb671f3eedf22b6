import type { Metadata } from 'next'
import { type Route, routes } from '@/content/routes'
import { school } from '@/content/school'
import { toVariant } from '@/lib/media-url/variants'
import { siteUrl } from '@/lib/platform/site-url'
import { routeOf } from '@/lib/routes/tree'
import type { IsoDate } from '@/lib/school/dates'
import { shorten } from '@/lib/text/shorten'
import { cardOf } from './card-picture'

export type PageFacts = {
  /** Canonical path, with `?id=` for details and without filters for lists. */
  path: string
  /** The tree's title when absent. */
  title?: string | undefined
  description: string
  noindex?: boolean
  /** The page's own photo, `/media/…`, instead of its section's card. */
  photo?: { src: string; alt: string } | null
  /** The day of a blog post; makes the page an article. */
  published?: IsoDate | null
}

type Preview = { url: string; alt: string; width?: number; height?: number; type?: string }

export const feedTitle = `${school.name}: news and blog`
const maxDescriptionLength = 160

function routeOfUrl(path: string): Route {
  return routeOf(path.replace(/\?.*$/, ''))
}

function translationsOf(path: string) {
  if (!routeOfUrl(path).lang) return {}
  const pages = routes.flatMap(({ lang, path }) => (lang ? [[lang, siteUrl(path)]] : []))
  return { languages: Object.fromEntries(pages) }
}

function previews({ path, photo }: PageFacts): [Preview, ...Preview[]] {
  const card = cardOf(routeOfUrl(path).section)
  const ofSection = { ...card, url: siteUrl(card.url) }
  return photo
    ? [{ url: siteUrl(toVariant(photo.src, 'preview')), alt: photo.alt }, ofSection]
    : [ofSection]
}

export function pageMetadata(facts: PageFacts): Metadata {
  const { path, noindex, published } = facts
  const title = facts.title ?? routeOfUrl(path).title
  const url = siteUrl(path)
  const description = shorten(facts.description.replace(/\s+/g, ' ').trim(), maxDescriptionLength)
  const images = previews(facts)
  const [{ url: best, alt }] = images
  return {
    title: path === '/' ? title : `${title} | ${school.name}`,
    description,
    alternates: {
      canonical: url,
      ...translationsOf(path),
      types: { 'application/atom+xml': [{ url: siteUrl('/feed.xml'), title: feedTitle }] },
    },
    openGraph: {
      title,
      description,
      url,
      siteName: school.name,
      locale: 'en_IN',
      images,
      ...(published ? { type: 'article', publishedTime: published } : { type: 'website' }),
    },
    twitter: { card: 'summary_large_image', images: { url: best, alt } },
    ...(noindex ? { robots: { index: false, follow: true } } : {}),
  }
}

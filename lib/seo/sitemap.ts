import type { MetadataRoute } from 'next'
import { type PictureName, pictureOf as pictureNamed } from '@/content/pictures'
import { type Route, routes } from '@/content/routes'
import type { IsoDate } from '@/lib/school/dates'

export type SitemapRecord = {
  href?: string | null
  date: IsoDate | null
  photos?: readonly string[]
}

export type SitemapSources = {
  siteUrl: (path: string) => string
  today: IsoDate
  pictureOf: (path: string) => PictureName | null
  lists: ReadonlyMap<string, readonly SitemapRecord[] | null>
}

/** Pages that search engines must not list: search results. */
const unlisted = new Set(['/search'])

/** Maximum pictures in the entry of a page. */
const maxPictures = 1000

/** The newest day that is not to come; a page has not changed on a day that has not been. */
function lastChange(records: readonly SitemapRecord[], today: IsoDate): IsoDate | undefined {
  return records
    .flatMap(({ date }) => (date && date <= today ? [date] : []))
    .sort()
    .at(-1)
}

type Entry = MetadataRoute.Sitemap[number]

function entry(url: string, changed: IsoDate | undefined, images: readonly string[]): Entry {
  return {
    url,
    ...(changed ? { lastModified: changed } : {}),
    ...(images.length > 0 ? { images: images.slice(0, maxPictures) } : {}),
  }
}

/**
 * Returns every page that search engines may index: the tree's, and the records' own. `lastmod`
 * is present only for a known day: a search engine that finds a wrong one ignores all.
 */
export function sitemapEntries({ siteUrl, today, pictureOf, lists }: SitemapSources): Entry[] {
  const fromTree = ({ path }: Route) => {
    const picture = pictureOf(path)
    const images = picture
      ? [siteUrl(`/pictures/${picture}-${pictureNamed(picture).width}.webp`)]
      : []
    return entry(siteUrl(path), lastChange(lists.get(path) ?? [], today), images)
  }
  const fromList = ({ parent = '' }: Route) =>
    // Several records under one id have one page.
    [...new Map((lists.get(parent) ?? []).map((one) => [one.href, one])).values()].flatMap(
      (record) => {
        if (!record.href) return []
        const images = (record.photos ?? []).map(siteUrl)
        return [entry(siteUrl(record.href), lastChange([record], today), images)]
      },
    )
  return routes.flatMap((route) => {
    if (unlisted.has(route.path)) return []
    return route.kind === 'detail' ? fromList(route) : [fromTree(route)]
  })
}

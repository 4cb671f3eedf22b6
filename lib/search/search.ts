import 'server-only'
import { schoolDay, yearOf } from '@/lib/dates'
import { getGallery, getRecentActivities, getSportsCorner } from '@/lib/vendor-api/resources/albums'
import { getBlog } from '@/lib/vendor-api/resources/blog'
import { getEvents } from '@/lib/vendor-api/resources/events'
import { getNews } from '@/lib/vendor-api/resources/news'
import {
  albumDocuments,
  blogDocuments,
  eventDocuments,
  fileDocuments,
  newsDocuments,
  type PageText,
  pageDocuments,
  type SearchDocument,
} from './documents'
import { type Found, SiteIndex } from './site-index'

let built: { from: string; index: SiteIndex } | null = null

async function recordDocuments(): Promise<SearchDocument[]> {
  const [news, events, blog, gallery, recent, sports] = await Promise.all([
    getNews(),
    getEvents(),
    getBlog(),
    getGallery(),
    getRecentActivities(),
    getSportsCorner(),
  ])
  return [
    ...newsDocuments(news ?? []),
    ...eventDocuments(events ?? []),
    ...blogDocuments(blog ?? []),
    ...albumDocuments(gallery ?? [], 'Gallery', '/photo-categories'),
    ...albumDocuments(recent ?? [], 'Recent Activities', '/sub-recent-activities'),
    ...albumDocuments(sports ?? [], 'Sports Corner', '/sub-sports-corner'),
  ]
}

/**
 * Looks for a text in the pages and the vendor's lists, as the cache has them. The index is built when
 * it is first asked and again when a list has changed. `textOf` gives the words of a fixed page.
 */
export async function searchSite(
  text: string,
  textOf: (path: string) => PageText | null,
): Promise<Found> {
  const records = await recordDocuments()
  const from = JSON.stringify(records)
  if (built?.from !== from) {
    const documents = [...pageDocuments(textOf), ...fileDocuments(), ...records]
    built = { from, index: new SiteIndex(documents, yearOf(schoolDay())) }
  }
  return built.index.find(text)
}

import { z } from 'zod'
import { fallbacks } from '@/content/fallbacks'
import { type Words, wordsOf } from '@/lib/text/segments'
import {
  attachments,
  day,
  description,
  distinctUids,
  id,
  line,
  type RecordDay,
  uidOf,
} from '../fields'
import { listOf } from '../list'
import { type FileLink, fileLinks } from '../media'
import { defineList } from '../queries'

/** A news or notice item (specification, section 3). */
export type News = RecordDay &
  Words & {
    /** Stays the same as long as the item does. */
    uid: string
    title: string
    files: FileLink[]
  }

const rawNews = z.object({ _id: id, title: line, description, fromDate: day, attachments })

/** Fills the gaps of a news record. */
function transformNews(raw: z.output<typeof rawNews>): News {
  return {
    uid: uidOf(raw._id, raw.title, raw.fromDate.date),
    title: raw.title || fallbacks.notice,
    ...wordsOf(raw.description),
    ...raw.fromDate,
    files: fileLinks(raw.attachments),
  }
}

export const newsListSchema = listOf('news', rawNews.transform(transformNews)).transform(
  distinctUids,
)

/** The home page's notices. */
export const getLatestNews = defineList(
  'news',
  'news-latest',
  { path: '/api/news/{school}' },
  newsListSchema,
)

/** All news, as the news page lists it. */
export const getNews = defineList(
  'news',
  'news',
  { path: '/api/news/All/{school}' },
  newsListSchema,
)

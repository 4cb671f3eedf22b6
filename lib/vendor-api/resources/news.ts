import { z } from 'zod'
import { fallbacks } from '@/content/fallbacks'
import type { IsoDate } from '@/lib/school/dates'
import { attachments, description, id, isoDate, line, uidOf } from '../fields'
import { listOf } from '../list'
import { type FileLink, fileLinks } from '../media'
import { defineList } from '../queries'

/** A news or notice item (specification, section 3). */
export type News = {
  /** Stays the same as long as the item does. */
  uid: string
  title: string
  description: string
  date: IsoDate | null
  files: FileLink[]
}

const rawNews = z.object({ _id: id, title: line, description, fromDate: isoDate, attachments })

/** Fills the gaps of a news record. */
function transformNews(raw: z.output<typeof rawNews>): News {
  return {
    uid: uidOf(raw._id, raw.title, raw.fromDate),
    title: raw.title || fallbacks.notice,
    description: raw.description,
    date: raw.fromDate,
    files: fileLinks(raw.attachments),
  }
}

export const newsListSchema = listOf('news', rawNews.transform(transformNews))

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

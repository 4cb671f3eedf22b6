import { z } from 'zod'
import { fallbacks } from '@/content/fallbacks'
import type { IsoDate } from '@/lib/school/dates'
import { type Words, wordsOf } from '@/lib/text/segments'
import { attachments, description, id, isoDate, line, uidOf } from '../fields'
import { listOf } from '../list'
import { attachmentHref } from '../media'
import { defineList } from '../queries'

/** A news or notice item (specification, section 3); `download` is its first attachment. */
export type News = Words & {
  /** Stays the same as long as the item does. */
  uid: string
  title: string
  date: IsoDate | null
  download: string | null
}

const rawNews = z.object({ _id: id, title: line, description, fromDate: isoDate, attachments })

/** Fills the gaps of a news record. */
function transformNews(raw: z.output<typeof rawNews>): News {
  return {
    uid: uidOf(raw._id, raw.title, raw.fromDate),
    title: raw.title || fallbacks.notice,
    ...wordsOf(raw.description),
    date: raw.fromDate,
    download: attachmentHref(raw.attachments[0]),
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

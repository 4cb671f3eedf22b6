import { z } from 'zod'
import { fallbacks } from '@/content/fallbacks'
import { type Description, toDescription } from '@/lib/text/segments'
import { attachments, day, description, id, line, type RecordDay } from '../fields'
import { listOf } from '../list'
import { type FileLink, toFileLinks } from '../media'
import { defineShortAndAll } from '../queries'
import { makeUidsDistinct, toUid } from '../uids'

export type News = RecordDay &
  Description & {
    uid: string
    title: string
    files: FileLink[]
  }

const rawNews = z.object({ _id: id, title: line, description, fromDate: day, attachments })

function transformNews(raw: z.output<typeof rawNews>): News {
  return {
    uid: toUid(raw._id, raw.title, raw.fromDate.date),
    title: raw.title || fallbacks.notice,
    ...toDescription(raw.description),
    ...raw.fromDate,
    files: toFileLinks(raw.attachments),
  }
}

export const newsListSchema = listOf(rawNews.transform(transformNews)).transform(makeUidsDistinct)

export const { short: getLatestNews, all: getNews } = defineShortAndAll('news', newsListSchema)

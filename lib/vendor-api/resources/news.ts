import { z } from 'zod'
import { fallbacks } from '@/content/fallbacks'
import { dayOnly, files, id, type RecordDays, richText, text, toRecordDays } from '../fields'
import { listOf } from '../list'
import { type FileLink, toFileLinks } from '../media'
import { defineShortAndAll } from '../queries'
import type { RichText } from '../rich-text'
import { makeUidsDistinct, toUid } from '../uids'

export type News = RecordDays & {
  uid: string
  title: string
  description: RichText
  files: FileLink[]
}

const rawNews = z.object({
  _id: id,
  title: text,
  description: richText,
  fromDate: dayOnly,
  attachments: files,
})

function toNews(raw: z.output<typeof rawNews>): News {
  return {
    uid: toUid(raw._id, raw.title, raw.fromDate.date),
    title: raw.title || fallbacks.notice,
    description: raw.description,
    ...toRecordDays(raw.fromDate),
    files: toFileLinks(raw.attachments),
  }
}

export const newsListSchema = listOf(
  rawNews,
  toNews,
  ({ title }) => title !== fallbacks.notice,
).transform(makeUidsDistinct)

export const { short: getLatestNews, all: getNews } = defineShortAndAll('news', newsListSchema)

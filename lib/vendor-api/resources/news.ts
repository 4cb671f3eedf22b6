import { z } from 'zod'
import { fallbacks } from '@/content/fallbacks'
import { dayOnly, files, id, richText, text, toRecordDays } from '../fields'
import { listOf } from '../list'
import { toFileLinks } from '../media'
import { defineShortAndAll } from '../queries'
import { makeUidsDistinct, toUid } from '../uids'

const rawNews = z.object({
  _id: id,
  title: text,
  description: richText,
  fromDate: dayOnly,
  attachments: files,
})

function toNews(raw: z.output<typeof rawNews>) {
  return {
    uid: toUid(raw._id, raw.title, raw.fromDate.date),
    title: raw.title || fallbacks.notice,
    description: raw.description,
    ...toRecordDays(raw.fromDate),
    files: toFileLinks(raw.attachments),
  }
}

export type News = ReturnType<typeof toNews>

export const newsListSchema = listOf(
  rawNews,
  toNews,
  ({ title }) => title !== fallbacks.notice,
).transform(makeUidsDistinct)

export const { short: getLatestNews, all: getNews } = defineShortAndAll('news', newsListSchema)

import { fallbacks } from '@/content/fallbacks'
import { toDescription } from '@/lib/text/segments'
import { toFileLinks } from '../media'
import { type RawHighlightRecord, recordsOf } from './highlight-records'
import type { News } from './news'

export type SchoolNotice = Omit<News, 'uid'>

function transformNotice(raw: RawHighlightRecord): SchoolNotice {
  const { _id, title, description, category, attachments, ...day } = raw
  return {
    title: title || fallbacks.notice,
    ...toDescription(description),
    ...day,
    files: toFileLinks(attachments),
  }
}

export const getNotices = recordsOf('Notice', transformNotice)

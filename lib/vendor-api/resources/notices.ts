import { fallbacks } from '@/content/fallbacks'
import { toRecordDays } from '../fields'
import { toFileLinks } from '../media'
import { type RawHighlightRecord, recordsOf } from './highlight-records'
import type { News } from './news'

export type SchoolNotice = Omit<News, 'uid'>

function toNotice(raw: RawHighlightRecord): SchoolNotice {
  return {
    title: raw.title || fallbacks.notice,
    description: raw.description,
    ...toRecordDays(raw.day),
    files: toFileLinks(raw.attachments),
  }
}

export const getNotices = recordsOf('Notice', toNotice)

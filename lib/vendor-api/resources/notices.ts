import { fallbacks } from '@/content/fallbacks'
import { toRecordDays } from '../fields'
import { toFileLinks } from '../media'
import { type RawHighlightRecord, recordsOf } from './highlight-records'

function toNotice(raw: RawHighlightRecord) {
  return {
    title: raw.title || fallbacks.notice,
    description: raw.description,
    ...toRecordDays(raw.day),
    files: toFileLinks(raw.attachments),
  }
}

export type SchoolNotice = ReturnType<typeof toNotice>

export const getNotices = recordsOf('Notice', toNotice)

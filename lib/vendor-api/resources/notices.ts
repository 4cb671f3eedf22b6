import { fallbacks } from '@/content/fallbacks'
import { toDescription } from '@/lib/text/segments'
import { toFileLinks } from '../media'
import { type RawHighlightRecord, recordsOf } from './highlight-records'
import type { News } from './news'

export type SchoolNotice = Omit<News, 'uid'>

function transformNotice(raw: RawHighlightRecord): SchoolNotice {
  return {
    title: raw.title || fallbacks.notice,
    ...toDescription(raw.description),
    ...raw.day,
    files: toFileLinks(raw.attachments),
  }
}

export const getNotices = recordsOf('Notice', transformNotice)

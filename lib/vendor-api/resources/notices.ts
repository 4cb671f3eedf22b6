import { fallbacks } from '@/content/fallbacks'
import { type Description, toDescription } from '@/lib/text/segments'
import type { RecordDay } from '../fields'
import { type FileLink, toFileLinks } from '../media'
import { type RawHighlightRecord, recordsOf } from './highlight-records'

export type SchoolNotice = RecordDay &
  Description & {
    title: string
    files: FileLink[]
  }

function transformNotice(raw: RawHighlightRecord): SchoolNotice {
  return {
    title: raw.title || fallbacks.notice,
    ...toDescription(raw.description),
    ...raw.day,
    files: toFileLinks(raw.attachments),
  }
}

export const getNotices = recordsOf('Notice', transformNotice)

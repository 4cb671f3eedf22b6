import { fallbacks } from '@/content/fallbacks'
import { type Words, wordsOf } from '@/lib/text/segments'
import type { RecordDay } from '../fields'
import { type FileLink, fileLinks } from '../media'
import { type RawHighlightRecord, recordsOf } from './highlight-records'

/** A notice of the career counselling page with its files. */
export type SchoolNotice = RecordDay &
  Words & {
    title: string
    files: FileLink[]
  }

/** Fills the gaps of a notice. */
function transformNotice(raw: RawHighlightRecord): SchoolNotice {
  return {
    title: raw.title || fallbacks.notice,
    ...wordsOf(raw.description),
    date: raw.date,
    ...(raw.dateText && { dateText: raw.dateText }),
    files: fileLinks(raw.attachments),
  }
}

/** Notices of the career counselling page (specification, section 7). */
export const getNotices = recordsOf('Notice', transformNotice)

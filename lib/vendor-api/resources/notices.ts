import { fallbacks } from '@/content/fallbacks'
import type { IsoDate } from '@/lib/school/dates'
import { type FileLink, fileLinks } from '../media'
import { type RawHighlightRecord, recordsOf } from './highlight-records'

/** A notice of the career counselling page with its files. */
export type SchoolNotice = {
  title: string
  description: string
  date: IsoDate | null
  files: FileLink[]
}

/** Fills the gaps of a notice. */
function transformNotice(raw: RawHighlightRecord): SchoolNotice {
  return {
    title: raw.title || fallbacks.notice,
    description: raw.description,
    date: raw.date,
    files: fileLinks(raw.attachments),
  }
}

/** Notices of the career counselling page (specification, section 7). */
export const getNotices = recordsOf('Notice', transformNotice)

import { fallbacks } from '@/content/fallbacks'
import { type FileLink, toFileLinks } from '../media'
import { defineList } from '../queries'
import { highlightRecords, type RawHighlightRecord } from './highlight-records'

export type Highlight = { title: string; files: FileLink[] }

function toHighlight({ title, attachments }: RawHighlightRecord): Highlight {
  return { title: title || fallbacks.highlight, files: toFileLinks(attachments) }
}

export const highlightListSchema = highlightRecords.transform((all) =>
  all.filter(({ category }) => category === 'Highlight').map(toHighlight),
)

export const getHighlights = defineList(
  'highlights',
  { path: '/api/highlight/{school}' },
  highlightListSchema,
)

import { fallbacks } from '@/content/fallbacks'
import { listOf } from '../list'
import { type FileLink, toFileLinks } from '../media'
import { defineList } from '../queries'
import { byCategory, type RawHighlightRecord, rawHighlightRecord } from './highlight-records'

export type Highlight = { title: string; files: FileLink[] }

function transformHighlight({ title, attachments }: RawHighlightRecord): Highlight {
  return { title: title || fallbacks.highlight, files: toFileLinks(attachments) }
}

export const highlightListSchema = listOf(
  rawHighlightRecord,
  ({ category }) => category !== '',
).transform((all) =>
  byCategory(all)
    .filter(({ category }) => category === 'Highlight')
    .map(transformHighlight),
)

export const getHighlights = defineList(
  'highlights',
  'highlights',
  { path: '/api/highlight/{school}' },
  highlightListSchema,
)

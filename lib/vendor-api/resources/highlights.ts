import { fallbacks } from '@/content/fallbacks'
import { listOf } from '../list'
import { type FileLink, toFileLinks } from '../media'
import { defineList } from '../queries'
import { type RawHighlightRecord, rawHighlightRecord, toHighlightRecord } from './highlight-records'

export type Highlight = { title: string; files: FileLink[] }

function toHighlight({ title, attachments }: RawHighlightRecord): Highlight {
  return { title: title || fallbacks.highlight, files: toFileLinks(attachments) }
}

export const highlightListSchema = listOf(
  rawHighlightRecord,
  toHighlightRecord,
  ({ title, category }) => title !== '' && category !== null && category !== 'unknown',
).transform((all) => all.filter(({ category }) => category === 'Highlight').map(toHighlight))

export const getHighlights = defineList(
  'highlights',
  'highlights',
  { path: '/api/highlight/{school}' },
  highlightListSchema,
)

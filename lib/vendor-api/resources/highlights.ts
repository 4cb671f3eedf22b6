import { z } from 'zod'
import { fallbacks } from '@/content/fallbacks'
import { attachments, line } from '../fields'
import { listOf } from '../list'
import { type FileLink, toFileLinks } from '../media'
import { defineList } from '../queries'
import { byCategory } from './highlight-records'

export type Highlight = { title: string; category: string; files: FileLink[] }

const rawHighlight = z.object({ title: line, category: line, attachments })

function transformHighlight(raw: z.output<typeof rawHighlight>): Highlight {
  return {
    title: raw.title || fallbacks.highlight,
    category: raw.category,
    files: toFileLinks(raw.attachments),
  }
}

const highlight = rawHighlight.transform(transformHighlight)

export const highlightListSchema = listOf(
  'highlights',
  highlight,
  ({ category }) => category !== '',
).transform(byCategory)

export const getHighlights = defineList(
  'highlights',
  'highlights',
  { path: '/api/highlight/{school}' },
  highlightListSchema.transform((all) => all.filter(({ category }) => category === 'Highlight')),
)

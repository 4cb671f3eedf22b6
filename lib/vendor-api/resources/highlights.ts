import { z } from 'zod'
import { fallbacks } from '@/content/fallbacks'
import { attachments, line } from '../fields'
import { listOf } from '../list'
import { type FileLink, toFileLinks } from '../media'
import { defineList } from '../queries'
import { toCategory } from './highlight-records'

/** A row of the ticker: its title and what it opens (specification, section 3). */
export type Highlight = { title: string; category: string; files: FileLink[] }

const rawHighlight = z.object({ title: line, category: line, attachments })

/** The first attachment opens as the highlight's link, the others stand beside it. */
function transformHighlight(raw: z.output<typeof rawHighlight>): Highlight {
  return {
    title: raw.title || fallbacks.highlight,
    category: toCategory(raw.category),
    files: toFileLinks(raw.attachments),
  }
}

export const highlightListSchema = listOf('highlights', rawHighlight.transform(transformHighlight))

/** Highlights of the ticker: only those with category Highlight. */
export const getHighlights = defineList(
  'highlights',
  'highlights',
  { path: '/api/highlight/{school}' },
  highlightListSchema.transform((all) => all.filter(({ category }) => category === 'Highlight')),
)

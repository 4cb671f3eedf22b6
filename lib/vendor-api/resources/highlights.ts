import { z } from 'zod'
import { fallbacks } from '@/content/fallbacks'
import { query } from '@/lib/cache/query'
import { env } from '@/lib/platform/env'
import { attachments, text } from '../fields'
import { listOf } from '../list'
import { attachmentHref } from '../media'

/** A row of the ticker: its title and what it opens (specification, section 3). */
export type Highlight = { title: string; category: string; href: string | null }

const rawHighlight = z.object({ title: text, category: text, attachments })

/** The first attachment opens as the highlight's link. */
function transformHighlight(raw: z.output<typeof rawHighlight>): Highlight {
  return {
    title: raw.title || fallbacks.highlight,
    category: raw.category,
    href: attachmentHref(raw.attachments[0]),
  }
}

export const highlightListSchema = listOf('highlights', rawHighlight.transform(transformHighlight))

/** Highlights of the ticker: only those with category Highlight. */
export const getHighlights = query(
  'highlights',
  'highlights',
  () => ({ path: `/api/highlight/${env().SCHOOL_CODE}` }),
  highlightListSchema.transform((all) => all.filter(({ category }) => category === 'Highlight')),
)

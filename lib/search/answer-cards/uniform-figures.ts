import { toLink } from '@/lib/routes/tree'
import { seasons } from '@/lib/school/season'
import type { Figures, Question } from './card'

/** Leads to the season in the query. */
export function uniforms({ searchTerms }: Question): Figures {
  const named = seasons.find((season) => searchTerms.includes(season))
  const page = toLink('/school-uniform')
  return {
    page: named ? { ...page, href: `${page.href}#${named}` } : page,
    text: 'What girls and boys of each class wear, in summer and in winter.',
    rows: [],
  }
}

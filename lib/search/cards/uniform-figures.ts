import { isUniformSample, uniform } from '@/content/facts'
import { toLink } from '@/lib/routes/tree'
import { classesIn, groupTitle, schoolClasses } from '@/lib/school/classes'
import { seasonName, seasonOn, seasons } from '@/lib/school/season'
import { toSearchTerms } from '../terms'
import type { Figures, Question } from './card'

/** Returns what the class in the query wears, in the season in the query or else in today's. */
export function uniforms({ searchTerms, today }: Question): Figures {
  const named = seasons.find((season) => searchTerms.includes(season))
  const season = seasonName(named ?? seasonOn(today))
  const schoolClass = schoolClasses.find((one) =>
    toSearchTerms(one).every((term) => searchTerms.includes(term)),
  )
  const row = uniform
    .find((table) => table.season === season)
    ?.rows.find(({ group }) => schoolClass && classesIn(`Classes ${group}`)?.has(schoolClass))
  const page = toLink('/school-uniform')
  return {
    page: named ? { ...page, href: `${page.href}#${named}` } : page,
    text: row
      ? `${season} uniform, ${groupTitle(row.group)}${isUniformSample ? ' (sample)' : ''}.`
      : 'What girls and boys of each class wear, in summer and in winter.',
    rows: row
      ? [
          { label: 'Boys', value: row.boys.join(' · ') },
          { label: 'Girls', value: row.girls.join(' · ') },
        ]
      : [],
  }
}

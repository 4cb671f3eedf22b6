import { type ClosingNotice, closureOn } from '@/lib/school/closure'
import { type IsoDate, runsBetween } from '@/lib/school/dates'
import { seasonOn } from '@/lib/school/season'
import type { News } from '@/lib/vendor-api/resources/news'
import { type DaySources, dayEntries } from './day-entries'
import { newestFirst } from './filters'

export type HomeHighlights = ReturnType<typeof homeHighlights>

type Sources = DaySources & {
  news: readonly News[] | null
  notice?: ClosingNotice | null
}

/** Facts that families look for first. Null if no list has the fact. */
export function homeHighlights({ news, notice = null, ...lists }: Sources, today: IsoDate) {
  const entries = dayEntries(lists)
  const [latestNews = null] = newestFirst((news ?? []).filter(({ date }) => date && date <= today))
  return {
    today,
    entries: entries.filter((entry) => runsBetween(entry, today, today)),
    closure: closureOn(today, notice),
    season: seasonOn(today),
    next: entries.find(({ date }) => date > today) ?? null,
    latestNews,
  }
}

import type { IsoDate } from '@/lib/school/dates'
import { highlight } from './album'
import { plusYears } from './day'
import { data } from './generated/highlights'
import { newsTemplates } from './news'
import { occurrences, type Recurring, type Text } from './recurring'

type HighlightTemplate = Recurring & Readonly<{ description: Text }>

const SHOWN = 10

export function highlightRecords(today: IsoDate) {
  const after = plusYears(today, -1)
  const fromNews = newsTemplates.filter(({ file }) => file)
  return [
    ...occurrences<HighlightTemplate>('highlights', data, after, today),
    ...occurrences<HighlightTemplate>('news', fromNews, after, today),
  ]
    .sort((a, b) => b.day.localeCompare(a.day))
    .slice(0, SHOWN)
    .map((line) => highlight('Highlight', line, line.files))
}

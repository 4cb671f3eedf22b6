import { z } from 'zod'
import { byIdentity } from '@/lib/platform/by-identity'
import { attachments, day, description, id, line, matchWord } from '../fields'
import { describeValue, noteLeftOut } from '../findings'
import { listOf, mapValid, reportLeftOut } from '../list'
import { defineList } from '../queries'

export const albumCategories = ['RecentActivities', 'SportsCorner'] as const

/** Specification, section 3: the category decides which page shows a record. */
const categories = ['Highlight', 'Notice', 'PhotoGallery', ...albumCategories] as const
type Category = (typeof categories)[number]

export function toCategory(text: string): string {
  const category = matchWord(text, categories)
  if (!category) noteLeftOut('category', describeValue(text), `use one of ${categories.join(', ')}`)
  return category ?? text
}

/** A highlight-shaped record: albums and notices, by category (specification, section 3). */
export const rawHighlightRecord = z
  .object({
    _id: id,
    title: line,
    description,
    category: line,
    date: day,
    fromDate: day,
    attachments,
  })
  .transform(({ date, fromDate, ...raw }) => {
    return { ...raw, ...(date.date || (date.dateText && !fromDate.date) ? date : fromDate) }
  })

export type RawHighlightRecord = z.output<typeof rawHighlightRecord>

export const getHighlightRecords = defineList(
  'highlights',
  'highlight-records',
  { path: '/api/highlight/all/{school}' },
  listOf(
    'highlight records',
    rawHighlightRecord.transform((raw) => ({ ...raw, category: toCategory(raw.category) })),
  ),
)

export function recordsOf<T>(
  category: Category,
  transform: (raw: RawHighlightRecord) => T,
  check = (records: T[]) => records,
) {
  const pick = byIdentity((all: RawHighlightRecord[]) =>
    reportLeftOut(category, () => {
      const ofCategory = all.filter((raw) => raw.category === category)
      return check(mapValid(ofCategory, transform))
    }),
  )
  return async (): Promise<T[] | null> => {
    const all = await getHighlightRecords()
    return all && pick(all)
  }
}

import { z } from 'zod'
import { byIdentity } from '@/lib/platform/by-identity'
import { attachments, day, description, id, line } from '../fields'
import { describeValue, noteLeftOut } from '../findings'
import { listOf, mapValid, reportLeftOut } from '../list'
import { matchWord } from '../match-word'
import { defineList } from '../queries'

export const albumCategories = [
  // Each has a page of its own.
  'RecentActivities',
  'SportsCorner',
] as const

/** Specification, section 3: the category decides which page shows a record. */
const categories = ['Highlight', 'Notice', 'PhotoGallery', ...albumCategories] as const
type Category = (typeof categories)[number]

/** Gives a record to each of its categories, `Notice, Highlight`, and reports unknown ones. */
export function byCategory<T extends { category: string }>(records: T[]): T[] {
  return records.flatMap((record) => {
    const { category } = record
    const parts = matchWord(category, categories) ? [category] : category.split(/[,;/|&+]/)
    const found = new Set(parts.flatMap((part) => matchWord(part, categories) ?? []))
    const fix = `use one of ${categories.join(', ')}`
    if (found.size < parts.length) noteLeftOut('category', describeValue(category), fix, record)
    return found.size === 0 ? record : [...found].map((one) => ({ ...record, category: one }))
  })
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
  listOf(rawHighlightRecord).transform(byCategory),
)

export function recordsOf<T>(
  category: Category,
  transform: (raw: RawHighlightRecord) => T,
  check = (records: T[]) => records,
) {
  const pick = byIdentity((all: RawHighlightRecord[]) => {
    const ofCategory = all.filter((raw) => raw.category === category)
    return reportLeftOut(category, () => check(mapValid(ofCategory, transform))).data
  })
  return async (): Promise<T[] | null> => {
    const all = await getHighlightRecords()
    return all && pick(all)
  }
}

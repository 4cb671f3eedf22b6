import { z } from 'zod'
import { byIdentity } from '@/lib/platform/by-identity'
import { dayOnly, files, id, richText, text, word } from '../fields'
import { listOf, reportLeftOut } from '../list'
import { defineList } from '../queries'
import { enterRecord } from '../reports'

export const albumCategories = [
  // Each has a page of its own.
  'RecentActivities',
  'SportsCorner',
] as const

/** Specification, section 3: the category decides which page shows a record. */
const categories = ['Highlight', 'Notice', 'PhotoGallery', ...albumCategories] as const

/** A highlight-shaped record: albums and notices, by category (specification, section 3). */
export const rawHighlightRecord = z.object({
  _id: id,
  title: text,
  description: richText,
  category: word(categories),
  date: dayOnly,
  fromDate: dayOnly,
  attachments: files,
})

export type RawHighlightRecord = ReturnType<typeof toHighlightRecord>

/** `day` is `fromDate` if there is no `date`, or if `fromDate` alone can be read. */
export function toHighlightRecord({ date, fromDate, ...raw }: z.output<typeof rawHighlightRecord>) {
  return { ...raw, day: date.date || (date.text && !fromDate.date) ? date : fromDate }
}

export const highlightRecords = listOf(
  rawHighlightRecord,
  toHighlightRecord,
  ({ title, category }) => title !== '' && category !== null && category !== 'unknown',
)

export const getHighlightRecords = defineList(
  'highlights',
  { path: '/api/highlight/all/{school}' },
  highlightRecords,
  { name: 'highlight-records' },
)

export function recordsOf<T>(
  category: (typeof categories)[number],
  make: (raw: RawHighlightRecord) => T,
  check = (records: T[]) => records,
) {
  const pick = byIdentity((all: RawHighlightRecord[]) => {
    const ofCategory = all.filter((raw) => raw.category === category)
    const makeOne = (raw: RawHighlightRecord, index: number) => {
      enterRecord(raw, index + 1)
      return make(raw)
    }
    return reportLeftOut(category, () => check(ofCategory.map(makeOne)))
  })
  return async (): Promise<T[] | null> => {
    const all = await getHighlightRecords()
    return all && pick(all)
  }
}

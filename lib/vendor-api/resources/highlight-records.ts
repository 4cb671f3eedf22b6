import { z } from 'zod'
import { byIdentity } from '@/lib/platform/by-identity'
import { attachments, description, id, isoDate, line } from '../fields'
import { listOf, makeEach } from '../list'
import { defineList } from '../queries'

/** A highlight-shaped record, which albums and notices are by its category (specification, section 3). */
export const rawHighlightRecord = z
  .object({
    _id: id,
    title: line,
    description,
    category: line,
    date: isoDate,
    fromDate: isoDate,
    attachments,
  })
  .transform(({ fromDate, ...raw }) => ({ ...raw, date: raw.date ?? fromDate }))

export type RawHighlightRecord = z.output<typeof rawHighlightRecord>

/** Records of all categories. */
export const getHighlightRecords = defineList(
  'highlights',
  'highlight-records',
  { path: '/api/highlight/all/{school}' },
  listOf('highlight records', rawHighlightRecord),
)

/** A reader of the records of one category; all categories come with one call of the vendor's. */
export function recordsOf<T>(category: string, transform: (raw: RawHighlightRecord) => T) {
  const pick = byIdentity((all: RawHighlightRecord[]) =>
    makeEach(
      category,
      all.filter((raw) => raw.category === category),
      transform,
    ),
  )
  return async (): Promise<T[] | null> => {
    const all = await getHighlightRecords()
    return all && pick(all)
  }
}

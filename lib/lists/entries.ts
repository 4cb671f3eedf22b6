import { byIdentity } from '@/lib/platform/by-identity'
import { inSlices } from '@/lib/platform/in-slices'
import type { IsoDate } from '@/lib/school/dates'

export type ListEntry = {
  title: string
  date: IsoDate | null
  href: string | null
  text: string
  keywords?: string
}

/** Resolves to the same array until the vendor's records change, or to null if they have never loaded. */
export type ReadEntries = () => Promise<ListEntry[] | null>

export function entriesOf<Raw>(
  query: () => Promise<Raw[] | null>,
  entryOf: (record: Raw) => ListEntry,
): ReadEntries {
  const toEntries = byIdentity(async (records: Raw[]) => {
    const entries: ListEntry[] = []
    await inSlices(records, (record) => entries.push(entryOf(record)))
    return entries
  })
  return async () => {
    const records = await query()
    return records && toEntries(records)
  }
}

import { byIdentity } from '@/lib/platform/by-identity'
import type { IsoDate } from '@/lib/school/dates'

export type ListEntry = {
  title: string
  date: IsoDate | null
  href: string | null
  /** Parses the record's text. The sitemap does not need it. */
  text: () => string
  keywords?: string
}

/** Resolves to the same array until the vendor's records change, or to null if they have never loaded. */
export type ReadEntries = () => Promise<ListEntry[] | null>

export function entriesOf<Raw extends object>(
  query: () => Promise<Raw[] | null>,
  entryOf: (record: Raw) => ListEntry,
): ReadEntries {
  const toEntry = byIdentity(entryOf)
  const toEntries = byIdentity((records: Raw[]) => records.map(toEntry))
  return async () => {
    const records = await query()
    return records && toEntries(records)
  }
}

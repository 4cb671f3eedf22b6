import { byIdentity } from '@/lib/platform/by-identity'
import type { IsoDate } from '@/lib/school/dates'

/** A record as the site's search finds it and the sitemap names it. */
export type ListEntry = {
  title: string
  date: IsoDate | null
  /** Its own page, or its anchor on the list; null when it has neither and is not to be found. */
  href: string | null
  text: string
  /** Extra search terms. */
  keywords?: string
  /** Photos on its own page, `/media/…`. */
  photos?: readonly string[]
}

/** Reads entries; null when they were never loaded, the same array as long as the vendor's records are the same. */
export type ReadEntries = () => Promise<ListEntry[] | null>

/** The entries of the records that a query answers with. */
export function entriesOf<Raw>(
  query: () => Promise<Raw[] | null>,
  entryOf: (record: Raw) => ListEntry,
): ReadEntries {
  const make = byIdentity((records: Raw[]) => records.map(entryOf))
  return async () => {
    const records = await query()
    return records && make(records)
  }
}

import 'server-only'
import { schoolDay, yearOf } from '@/lib/dates'
import { type ListEntry, lists } from '@/lib/lists/lists'
import { fileDocuments, pageDocuments, type ReadText, recordDocuments } from './documents'
import { type Found, SiteIndex } from './site-index'

type Records = readonly (readonly ListEntry[] | null)[]

let built: { records: Records; year: number; index: Promise<SiteIndex> } | null = null

async function buildIndex(records: Records, year: number, textOf: ReadText): Promise<SiteIndex> {
  const documents = [
    ...(await pageDocuments(textOf)),
    ...fileDocuments(),
    ...lists.flatMap(({ label }, list) => recordDocuments(label, records[list] ?? null)),
  ]
  return SiteIndex.of(documents, year)
}

/**
 * Looks for a text in the pages and the vendor's lists, as the cache has them. The index is built when
 * it is first asked, and again when a list is no longer the same array or the year has changed. `textOf`
 * gives the words of a fixed page.
 */
export async function searchSite(text: string, textOf: ReadText): Promise<Found> {
  const records = await Promise.all(lists.map(({ entries }) => entries()))
  const year = yearOf(schoolDay())
  const isCurrent =
    built?.year === year && records.every((entries, list) => entries === built?.records[list])
  if (!built || !isCurrent) built = { records, year, index: buildIndex(records, year, textOf) }
  const { index } = built
  return (await index).find(text)
}

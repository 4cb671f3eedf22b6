import 'server-only'
import { entriesOf, type ListEntry } from '@/lib/lists/entries'
import { type List, lists } from '@/lib/lists/lists'
import { inSlices } from '@/lib/platform/in-slices'
import { calendarHref } from '@/lib/routes/anchors'
import { routeOf } from '@/lib/routes/tree'
import { schoolDay } from '@/lib/school/dates'
import { getCalendar } from '@/lib/vendor-api/resources/calendar'
import { getHighlights } from '@/lib/vendor-api/resources/highlights'
import type { Answer } from './answer-cards/card'
import { answersTo } from './answers'
import {
  fileDocuments,
  pageDocument,
  type ReadText,
  recordDocument,
  searchedPages,
} from './documents'
import { type Find, type Found, indexOf } from './site-index'

const sources: readonly Pick<List, 'label' | 'entries'>[] = [
  ...lists,
  {
    label: routeOf('/school-calendar').title,
    entries: entriesOf(getCalendar, ({ title, date }) => ({
      title,
      date,
      text: () => '',
      href: calendarHref(date),
    })),
  },
  {
    // A ticker row without a file links to the home page.
    label: 'Highlights',
    entries: entriesOf(getHighlights, ({ title, files: [file] }) => ({
      title,
      date: null,
      text: () => '',
      href: file?.href ?? '/',
    })),
  },
]

type Records = readonly (ListEntry[] | null)[]

let built: { records: Records; find: Promise<Find> } | null = null

async function build(records: Records, textOf: ReadText): Promise<Find> {
  const pages = await inSlices(searchedPages, (page) => pageDocument(page, textOf))
  const found = sources.map(({ label }, at) =>
    inSlices(records[at] ?? [], (entry) => recordDocument(label, entry)),
  )
  return indexOf([...pages, ...fileDocuments, ...(await Promise.all(found)).flat(2)])
}

/**
 * Searches answer cards, pages, and the cached lists of the vendor. Builds the index on first use, and again when a list
 * has changed (is another array). `textOf` returns the text of a fixed page.
 */
export async function searchSite(
  text: string,
  textOf: ReadText,
): Promise<{ answers: Answer[]; found: Found }> {
  const records = await Promise.all(sources.map(({ entries }) => entries()))
  const isCurrent = records.every((list, at) => list === built?.records[at])
  if (!built || !isCurrent) {
    const find = build(records, textOf)
    built = { records, find }
    // The next search builds the index again; this one throws below.
    find.catch(() => {
      if (built?.find === find) built = null
    })
  }
  const find = await built.find
  const today = schoolDay()
  const found = find(text, today)
  return { answers: await answersTo({ text, searchTerms: found.searchTerms, today }), found }
}

import 'server-only'
import type { Route } from '@/content/routes'
import { entriesOf, type ListEntry } from '@/lib/lists/entries'
import { type List, lists } from '@/lib/lists/lists'
import { byIdentity } from '@/lib/platform/by-identity'
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
import { createIndex, type Found } from './site-index'

const listed: readonly Pick<List, 'label' | 'entries'>[] = [
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

// A document stays the same object while its record or page does, so only new ones are parsed and indexed.
const sources = listed.map(({ label, entries }) => {
  return { entries, toDocuments: byIdentity((one: ListEntry) => recordDocument(label, one)) }
})
const pageDocuments = byIdentity((textOf: ReadText) =>
  byIdentity((page: Route) => pageDocument(page, textOf)),
)

type Records = readonly (ListEntry[] | null)[]

const index = createIndex()
let indexed: { records: Records; done: Promise<void> } | null = null

async function update(records: Records, textOf: ReadText): Promise<void> {
  const pages = await inSlices(searchedPages, pageDocuments(textOf))
  const found = sources.map(({ toDocuments }, at) => inSlices(records[at] ?? [], toDocuments))
  await index.update([...pages, ...fileDocuments, ...(await Promise.all(found)).flat(2)])
}

/**
 * Searches answer cards, pages, and the cached lists of the vendor. Builds the index on first use, and updates it when a
 * list has changed (is another array). `textOf` returns the text of a fixed page.
 */
export async function searchSite(
  text: string,
  textOf: ReadText,
): Promise<{ answers: Answer[]; found: Found }> {
  const records = await Promise.all(sources.map(({ entries }) => entries()))
  const isCurrent = records.every((list, at) => list === indexed?.records[at])
  if (!indexed || !isCurrent) {
    const done = Promise.allSettled([indexed?.done]).then(() => update(records, textOf))
    indexed = { records, done }
    // The next search tries again; this one throws below.
    done.catch(() => {
      if (indexed?.done === done) indexed = null
    })
  }
  await indexed.done
  const today = schoolDay()
  const found = index.find(text, today)
  return { answers: await answersTo({ text, searchTerms: found.searchTerms, today }), found }
}

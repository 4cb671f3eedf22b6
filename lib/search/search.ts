import 'server-only'
import { type ListEntry, lists } from '@/lib/lists/lists'
import { byIdentity } from '@/lib/platform/by-identity'
import { calendarHref } from '@/lib/routes/anchors'
import { routeOf } from '@/lib/routes/tree'
import { schoolDay } from '@/lib/school/dates'
import { getCalendar } from '@/lib/vendor-api/resources/calendar'
import { getHighlights } from '@/lib/vendor-api/resources/highlights'
import { type Answer, answersTo } from './answers'
import { fileDocuments, pageDocuments, type ReadText, recordDocuments } from './documents'
import { type Found, SiteIndex } from './site-index'

/** Records that are found: what they are called, and the same array as long as they are the same. */
type Source = { label: string; entries: () => Promise<ListEntry[] | null> }

/** Records without an address on a list of their own, as the search finds them. */
function entriesOf<T extends object>(
  query: () => Promise<T[] | null>,
  entryOf: (record: T) => ListEntry,
): Source['entries'] {
  const make = byIdentity((records: T[]) => records.map(entryOf))
  return async () => {
    const records = await query()
    return records && make(records)
  }
}

const sources: readonly Source[] = [
  ...lists,
  {
    label: routeOf('/school-calendar').title,
    entries: entriesOf(getCalendar, ({ title, date }) => ({
      title,
      date,
      text: '',
      href: calendarHref(date),
    })),
  },
  {
    // The rows of the ticker stand on the home page when they open nothing.
    label: 'Highlights',
    entries: entriesOf(getHighlights, ({ title, href }) => ({
      title,
      date: null,
      text: '',
      href: href ?? '/',
    })),
  },
]

type Records = readonly (ListEntry[] | null)[]

let built: { records: Records; index: Promise<SiteIndex> } | null = null

async function buildIndex(records: Records, textOf: ReadText): Promise<SiteIndex> {
  return SiteIndex.of([
    ...(await pageDocuments(textOf)),
    ...fileDocuments(),
    ...sources.flatMap(({ label }, at) => recordDocuments(label, records[at] ?? null)),
  ])
}

/**
 * Answers a text with cards, and looks for it in the pages and the vendor's lists, as the cache has them.
 * The index is built when it is first asked, and again when a list is no longer the same array. `textOf` gives the words of a fixed page.
 */
export async function searchSite(
  text: string,
  textOf: ReadText,
): Promise<{ answers: Answer[]; found: Found }> {
  const records = await Promise.all(sources.map(({ entries }) => entries()))
  const isCurrent = records.every((list, at) => list === built?.records[at])
  if (!built || !isCurrent) {
    const index = buildIndex(records, textOf)
    built = { records, index }
    // Built anew by the next search; this one is told of it below.
    index.catch(() => {
      if (built?.index === index) built = null
    })
  }
  const index = await built.index
  return { answers: answersTo(text), found: index.find(text, schoolDay()) }
}

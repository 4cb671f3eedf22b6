import 'server-only'
import { type ListEntry, lists } from '@/lib/lists/lists'
import { calendarHref } from '@/lib/routes/anchors'
import { routeOf } from '@/lib/routes/tree'
import { schoolDay } from '@/lib/school/dates'
import { type CalendarEvent, getCalendar } from '@/lib/vendor-api/resources/calendar'
import { getHighlights, type Highlight } from '@/lib/vendor-api/resources/highlights'
import { type Answer, answersTo } from './answers'
import { fileDocuments, pageDocuments, type ReadText, recordDocuments } from './documents'
import { type Found, SiteIndex } from './site-index'

/** The vendor's records as the cache has them. */
type Records = {
  entries: readonly (ListEntry[] | null)[]
  calendar: CalendarEvent[] | null
  highlights: Highlight[] | null
}

let built: { parts: readonly unknown[]; index: Promise<SiteIndex> } | null = null

/** The entries of the calendar as the search finds them. */
function calendarEntries(calendar: readonly CalendarEvent[] | null): ListEntry[] {
  return (calendar ?? []).map(({ title, date }) => ({
    title,
    date,
    text: '',
    href: calendarHref(date),
  }))
}

/** The rows of the ticker, which stand on the home page when they open nothing. */
function highlightEntries(highlights: readonly Highlight[] | null): ListEntry[] {
  return (highlights ?? []).map(({ title, href }) => ({
    title,
    date: null,
    text: '',
    href: href ?? '/',
  }))
}

async function buildIndex(records: Records, textOf: ReadText): Promise<SiteIndex> {
  return SiteIndex.of([
    ...(await pageDocuments(textOf)),
    ...fileDocuments(),
    ...lists.flatMap(({ label }, list) => recordDocuments(label, records.entries[list] ?? null)),
    ...recordDocuments(routeOf('/school-calendar').title, calendarEntries(records.calendar)),
    ...recordDocuments('Highlights', highlightEntries(records.highlights)),
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
  const [calendar, highlights, ...entries] = await Promise.all([
    getCalendar(),
    getHighlights(),
    ...lists.map((list) => list.entries()),
  ])
  const parts = [calendar, highlights, ...entries]
  const isCurrent = parts.every((part, index) => part === built?.parts[index])
  if (!built || !isCurrent) {
    const index = buildIndex({ entries, calendar, highlights }, textOf)
    built = { parts, index }
    // Built anew by the next search; this one is told of it below.
    index.catch(() => {
      if (built?.index === index) built = null
    })
  }
  const index = await built.index
  return { answers: answersTo(text), found: index.find(text, schoolDay()) }
}

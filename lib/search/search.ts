import 'server-only'
import { vacationsOf } from '@/lib/calendar/kinds'
import { schoolDay } from '@/lib/dates'
import { calendarHref } from '@/lib/lists/anchors'
import { albumLists, events, type ListEntry, lists } from '@/lib/lists/lists'
import { routeOf } from '@/lib/routes/tree'
import { type CalendarEvent, getCalendar } from '@/lib/vendor-api/resources/calendar'
import { getHighlights, type Highlight } from '@/lib/vendor-api/resources/highlights'
import { type Answer, answersTo } from './answers'
import { fileDocuments, pageDocuments, type ReadText, recordDocuments } from './documents'
import type { Known } from './facts'
import { happeningsOf } from './happenings'
import { type Found, SiteIndex } from './site-index'

/** The vendor's records as the cache has them. */
type Records = {
  entries: readonly (ListEntry[] | null)[]
  calendar: CalendarEvent[] | null
  highlights: Highlight[] | null
}

/** What a search is answered from. */
type Site = { index: SiteIndex; known: Omit<Known, 'today'> }

let built: { parts: readonly unknown[]; site: Promise<Site> } | null = null

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

async function buildSite(records: Records, textOf: ReadText): Promise<Site> {
  const entriesOf = (wanted: readonly { path: string }[]) =>
    lists.flatMap(({ path }, list) =>
      wanted.some((one) => one.path === path) ? (records.entries[list] ?? []) : [],
    )
  const calendar = calendarEntries(records.calendar)
  const documents = [
    ...(await pageDocuments(textOf)),
    ...fileDocuments(),
    ...lists.flatMap(({ label }, list) => recordDocuments(label, records.entries[list] ?? null)),
    ...recordDocuments(routeOf('/school-calendar').title, calendar),
    ...recordDocuments('Highlights', highlightEntries(records.highlights)),
  ]
  return {
    index: await SiteIndex.of(documents),
    known: {
      calendar: happeningsOf(calendar),
      vacations: vacationsOf(records.calendar ?? []),
      events: happeningsOf(entriesOf([events])),
      albums: happeningsOf(entriesOf(albumLists)),
    },
  }
}

/**
 * Answers a text with cards, and looks for it in the pages and the vendor's lists, as the cache has them.
 * What it is answered from is built when it is first asked, and again when a list is no longer the same
 * array. `textOf` gives the words of a fixed page.
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
  const today = schoolDay()
  const parts = [calendar, highlights, ...entries]
  const isCurrent = parts.every((part, index) => part === built?.parts[index])
  if (!built || !isCurrent) {
    const site = buildSite({ entries, calendar, highlights }, textOf)
    built = { parts, site }
    // Built anew by the next search; this one is told of it below.
    site.catch(() => {
      if (built?.site === site) built = null
    })
  }
  const { index, known } = await built.site
  return { answers: answersTo(text, { ...known, today }), found: index.find(text, today) }
}

import 'server-only'
import { type AlbumOf, albumFinder } from '@/lib/lists/album-links'
import { albumEntries } from '@/lib/lists/lists'
import { type CalendarEvent, getCalendar } from '@/lib/vendor-api/resources/calendar'
import { holidayName } from './kinds'

/** An entry of the calendar as it is shown. */
export type CalendarEntry = CalendarEvent & {
  /** Name of the holiday that it is, `''` when the title names none; null for other entries. */
  holiday: string | null
  /** Address of its photographs; null when they have no album. */
  album: string | null
}

/** Entries with what is known of them beside the vendor's fields. */
function entriesOf(events: readonly CalendarEvent[], albumOf: AlbumOf): CalendarEntry[] {
  return events.map((event) => ({
    ...event,
    holiday: holidayName(event.title),
    album: albumOf(event),
  }))
}

/** All entries of the school calendar; null when it was never loaded. */
export async function calendarEntries(): Promise<CalendarEntry[] | null> {
  const [events, albums] = await Promise.all([getCalendar(), albumEntries()])
  return events && entriesOf(events, albumFinder(albums))
}

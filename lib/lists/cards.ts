import type { IsoDate } from '@/lib/dates'
import type { Album } from '@/lib/vendor-api/resources/albums'
import type { SchoolEvent } from '@/lib/vendor-api/resources/events'
import type { Topper } from '@/lib/vendor-api/resources/toppers'
import { newestFirst } from './filters'

/** An album as its list shows it. */
export type AlbumCard = {
  /** Null when the album has no page of its own. */
  id: string | null
  title: string
  date: IsoDate | null
  cover: string | null
  /** Number of photos. */
  count: number
}

/** An event as its list shows it. */
export type EventCard = Omit<SchoolEvent, 'images'> & {
  image: string | null
  /** Whether it is not over yet. */
  upcoming: boolean
}

/** A topper of a page of one class. */
export type ClassTopper = Omit<Topper, 'class'>

/** What a page of one class shows of its toppers. */
export function classToppers(toppers: readonly Topper[]): ClassTopper[] {
  return toppers.map(({ class: _class, ...shown }) => shown)
}

/** The newest albums first, as cards. */
export function albumCards(albums: readonly Album[]): AlbumCard[] {
  return newestFirst(albums).map(({ id, title, date, photos }) => ({
    id,
    title,
    date,
    cover: photos[0] ?? null,
    count: photos.length,
  }))
}

/** What is to come, the next first; then what is over, the latest first; events without a day last. */
export function eventCards(events: readonly SchoolEvent[], today: IsoDate): EventCard[] {
  const cards = newestFirst(events).map(({ images, ...event }) => ({
    ...event,
    image: images[0] ?? null,
    upcoming: event.date !== null && (event.until ?? event.date) >= today,
  }))
  return [
    ...cards.filter((card) => card.upcoming).reverse(),
    ...cards.filter((card) => !card.upcoming),
  ]
}

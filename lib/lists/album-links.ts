import { addDays, type IsoDate } from '@/lib/dates'
import type { ListEntry } from './lists'

/** What may have an album: an event, or an entry of the calendar. */
type Happening = { title: string; date: IsoDate | null; until?: IsoDate | null }

/** The address of a happening's album; null when it has none. */
export type AlbumOf = (happening: Happening) => string | null

/** Albums are often dated by the day they are put up. */
const daysAfter = 7

/** Words that say which one of many, or nothing. */
const unsaid = new Set(
  'a an and at day finals first for in of on school second students the third to with'.split(' '),
)

/** The words that a title is known by, without numbers, in singular. */
function wordsOf(title: string): Set<string> {
  const words = title.toLowerCase().match(/\p{L}+/gu) ?? []
  return new Set(words.map((word) => word.replace(/s$/, '')).filter((word) => !unsaid.has(word)))
}

function isWithin(some: ReadonlySet<string>, all: ReadonlySet<string>): boolean {
  return some.size > 0 && [...some].every((word) => all.has(word))
}

/**
 * Finds the albums of happenings: those of its days, or of the week after them, of whose titles one says all
 * that the other says. Of several the one whose title has most words in common, then the first.
 */
export function albumFinder(albums: readonly ListEntry[]): AlbumOf {
  const known = albums.flatMap(({ href, title, date }) =>
    href && date ? [{ href, date, words: wordsOf(title) }] : [],
  )
  return ({ title, date, until }) => {
    if (!date) return null
    const last = addDays(until ?? date, daysAfter)
    const words = wordsOf(title)
    const fitting = known
      .filter((album) => album.date >= date && album.date <= last)
      .filter((album) => isWithin(album.words, words) || isWithin(words, album.words))
      .map(({ href, words: own }) => ({
        href,
        common: [...own].filter((w) => words.has(w)).length,
      }))
    return fitting.toSorted((a, b) => b.common - a.common)[0]?.href ?? null
  }
}

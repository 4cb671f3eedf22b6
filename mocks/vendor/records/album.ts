import { type Day, dateTime, fullYear } from './day'
import { albumPhotos } from './media'
import { type Occurrence, occurrences, type Recurring, type Text } from './recurring'

/**
 * A highlight-shaped record (section 3): `date` is an ISO date-time, `fromDate` is `YYYY-MM-DD`,
 * attachments are stored paths of photographs or files.
 */
export type AlbumRecord = Readonly<{
  _id: string
  title: string
  description: string
  date: string
  /** Such as `PhotoGallery`: the list it belongs to. */
  category: string
  attachments: readonly string[]
  fromDate: Day
}>

/** An album as it is written down: its topics (the first leads) and how many photographs, 4-9. */
export type AlbumTemplate = Recurring &
  Readonly<{ description: Text; topics: readonly string[]; photos: number }>

/** A record of a category, which one coming round gives. */
export function highlight(
  category: string,
  { template, day, id, fill }: Occurrence<Recurring & Readonly<{ description: Text }>>,
  attachments: readonly string[],
): AlbumRecord {
  return {
    _id: id,
    title: fill(template.title),
    description: fill(template.description),
    date: dateTime(day),
    category,
    attachments,
    fromDate: day,
  }
}

/** The albums of a category after one school day and up to another, newest first. */
export function albums(
  category: string,
  templates: readonly AlbumTemplate[],
  after: Day,
  until: Day,
): readonly AlbumRecord[] {
  return occurrences(category, templates, after, until).map((from) => {
    const { topics, photos } = from.template
    return highlight(category, from, albumPhotos(topics, photos, fullYear(from.day)))
  })
}

import { type Day, dateTime, fullYear } from './day'
import { albumPhotos } from './media'
import { type Occurrence, occurrences, type Recurring, type Text } from './recurring'

export type AlbumRecord = Readonly<{
  _id: string
  title: string
  description: string
  date: string
  category: string
  attachments: readonly string[]
  fromDate: Day
}>

export type AlbumTemplate = Recurring &
  Readonly<{ description: Text; topics: readonly string[]; photos: number }>

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

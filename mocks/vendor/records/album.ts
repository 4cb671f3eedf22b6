import { type IsoDate, yearOf } from '@/lib/school/dates'
import { dateTime, plusYears } from './day'
import { albumPhotos } from './media'
import { type Occurrence, occurrences, type Recurring, type Text } from './recurring'

export type AlbumTemplate = Recurring &
  Readonly<{ description: Text; topics: readonly string[]; photos: number }>

export function highlight(
  category: string,
  { template, day, id, fill }: Occurrence<Recurring & Readonly<{ description: Text }>>,
  attachments: readonly string[],
) {
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

export function albums(category: string, templates: readonly AlbumTemplate[], today: IsoDate) {
  return occurrences(category, templates, plusYears(today, -3), today).map((from) => {
    const { topics, photos } = from.template
    return highlight(category, from, albumPhotos(topics, photos, yearOf(from.day)))
  })
}

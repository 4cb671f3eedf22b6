import type { IsoDate } from '@/lib/school/dates'
import { dateTime, plusYears } from './day'
import { data } from './generated/blog'
import { photo } from './media'
import { occurrences, type Recurring } from './recurring'

type BlogTemplate = Recurring &
  Readonly<{ title: string; alt: string; topic: string; picture: number; by: string; html: string }>

const posts: readonly BlogTemplate[] = data

export function blogRecords(today: IsoDate) {
  return occurrences('blog', posts, plusYears(today, -3), today).map(({ template, day, id }) => ({
    _id: id,
    title: template.title,
    description: `${template.html}\n<p>Written by ${template.by}</p>`,
    date: dateTime(day),
    alt: template.alt,
    attachments: [photo(template.topic, template.picture)],
  }))
}

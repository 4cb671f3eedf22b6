import type { IsoDate } from '@/lib/school/dates'
import { learningPosts } from './blog-learning'
import { outdoorPosts } from './blog-outdoors'
import { parentPosts } from './blog-parents'
import type { BlogTemplate } from './blog-post'
import { schoolLifePosts } from './blog-school-life'
import { dateTime, plusYears } from './day'
import { photo } from './media'
import { occurrences } from './recurring'

const POSTS: readonly BlogTemplate[] = [
  ...learningPosts,
  ...outdoorPosts,
  ...parentPosts,
  ...schoolLifePosts,
]

export function blogRecords(today: IsoDate) {
  return occurrences('blog', POSTS, plusYears(today, -3), today).map(({ template, day, id }) => ({
    _id: id,
    title: template.title,
    description: `${template.html}\n<p>Written by ${template.by}</p>`,
    date: dateTime(day),
    alt: template.alt,
    attachments: [photo(template.topic, template.picture)],
  }))
}

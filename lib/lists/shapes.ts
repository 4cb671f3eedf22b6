import { isBoolean, isNumber, isText, orNull, withFields } from '@/lib/lists/shape'
import type { BlogCard } from '@/lib/vendor-api/resources/blog'
import type { CalendarEvent } from '@/lib/vendor-api/resources/calendar'
import type { News } from '@/lib/vendor-api/resources/news'
import type { AlbumCard, ClassTopper, EventCard } from './cards'

/** Shapes of the records that `/api/lists` and `/api/toppers` answer with. */

const textOrNull = orNull(isText)

export const isNews = withFields<News>({
  uid: isText,
  title: isText,
  description: isText,
  date: textOrNull,
  download: textOrNull,
})

export const isEventCard = withFields<EventCard>({
  uid: isText,
  title: isText,
  description: isText,
  date: textOrNull,
  until: textOrNull,
  time: textOrNull,
  venue: textOrNull,
  image: textOrNull,
  download: textOrNull,
  upcoming: isBoolean,
})

export const isAlbumCard = withFields<AlbumCard>({
  id: textOrNull,
  title: isText,
  date: textOrNull,
  cover: textOrNull,
  count: isNumber,
})

export const isBlogCard = withFields<BlogCard>({
  id: textOrNull,
  title: isText,
  excerpt: isText,
  author: isText,
  date: textOrNull,
  cover: textOrNull,
  coverAlt: isText,
})

export const isTopper = withFields<ClassTopper>({
  name: isText,
  stream: isText,
  score: isText,
  session: isText,
  photo: textOrNull,
})

export const isCalendarEvent = withFields<CalendarEvent>({
  uid: isText,
  title: isText,
  date: isText,
  download: textOrNull,
})

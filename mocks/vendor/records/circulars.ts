import { announcementCircular } from './announcements'
import type { Circular } from './circular'
import { eventTemplates } from './event-templates'
import { newsTemplates } from './news'
import { noticeTemplates } from './notices'
import { circularOf, occurrence, type Recurring } from './recurring'

const lists: Readonly<Record<string, readonly Recurring[]>> = {
  news: newsTemplates,
  notices: noticeTemplates,
  events: eventTemplates,
}

/** The circular that a record names as its file. In: a stored path. Undefined for every other path. */
export function findCircular(path: string): Circular | undefined {
  const parts = /^files\/([a-z]+)-(.+)-(20\d\d)\.pdf$/.exec(path)
  const [, list = '', key, year] = parts ?? []
  const template = lists[list]?.find((one) => one.key === key)
  return template
    ? circularOf(occurrence(list, template, Number(year)))
    : announcementCircular(path)
}

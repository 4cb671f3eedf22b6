import { z } from 'zod'
import { files, link, richText, text } from '../fields'
import { listOf } from '../list'
import { toFileLinks, toMediaUrls, toOtherFileLinks } from '../media'
import { defineList } from '../queries'
import { report } from '../reports'

const rawAnnouncement = z.object({
  title: text,
  description: richText,
  image: files,
  attachments: files,
  url: link,
})

function toAnnouncement(raw: z.output<typeof rawAnnouncement>) {
  const announcement = {
    title: raw.title,
    description: raw.description,
    images: toMediaUrls(raw.image),
    href: raw.url,
    files: [...toOtherFileLinks(raw.image), ...toFileLinks(raw.attachments)],
  }
  if (!saysSomething(announcement))
    report('missing', 'give it a title, a text, a picture or a file', 'title')
  return announcement
}

export type Announcement = ReturnType<typeof toAnnouncement>

function saysSomething({ title, description, images, files }: Announcement): boolean {
  return Boolean(title || description.source || images.length || files.length)
}

export const announcementListSchema = listOf(
  rawAnnouncement,
  toAnnouncement,
  saysSomething,
).transform((all) => all.filter(saysSomething))

const dayMs = 24 * 3_600_000

/** An old announcement harms, because it opens over the page: without a good response it goes after a day. */
export const getAnnouncements = defineList(
  'announcements',
  { path: '/api/notification/{school}', isAuthorised: true },
  announcementListSchema,
  { maxAgeMs: dayMs },
)

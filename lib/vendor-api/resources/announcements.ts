import { z } from 'zod'
import { type Words, wordsOf } from '@/lib/text/segments'
import { attachments, description, line, link } from '../fields'
import { noteLeftOut } from '../findings'
import { listOf } from '../list'
import { type FileLink, fileLinks, mediaUrls, otherFiles } from '../media'
import { defineList } from '../queries'

/** A pop-up announcement (specification, section 3). */
export type Announcement = Words & {
  title: string
  images: string[]
  /** Where it leads. */
  href: string | null
  /** Its attachments. */
  files: FileLink[]
}

const rawAnnouncement = z.object({
  title: line,
  description,
  image: attachments,
  attachments,
  url: link,
})

function transformAnnouncement(raw: z.output<typeof rawAnnouncement>): Announcement {
  const announcement = {
    title: raw.title,
    ...wordsOf(raw.description),
    images: mediaUrls(raw.image),
    href: raw.url,
    files: [...otherFiles(raw.image), ...fileLinks(raw.attachments)],
  }
  if (!saysSomething(announcement))
    noteLeftOut('title', 'missing', 'give it a title, a text, a picture or a file')
  return announcement
}

function saysSomething({ title, description, images, files }: Announcement): boolean {
  return Boolean(title || description || images.length || files.length)
}

export const announcementListSchema = listOf(
  'announcements',
  rawAnnouncement.transform(transformAnnouncement),
)

/** Announcements of the home page's pop-up. */
export const getAnnouncements = defineList(
  'announcements',
  'announcements',
  { path: '/api/notification/{school}', authorised: true },
  announcementListSchema.transform((all) => all.filter(saysSomething)),
)

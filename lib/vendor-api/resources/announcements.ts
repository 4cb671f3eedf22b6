import { z } from 'zod'
import { type Description, toDescription } from '@/lib/text/segments'
import { attachments, description, line, link } from '../fields'
import { noteLeftOut } from '../findings'
import { listOf } from '../list'
import { type FileLink, toFileLinks, toMediaUrls, toOtherFileLinks } from '../media'
import { defineList } from '../queries'

export type Announcement = Description & {
  title: string
  images: string[]
  href: string | null
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
    ...toDescription(raw.description),
    images: toMediaUrls(raw.image),
    href: raw.url,
    files: [...toOtherFileLinks(raw.image), ...toFileLinks(raw.attachments)],
  }
  if (!saysSomething(announcement))
    noteLeftOut('title', 'missing', 'give it a title, a text, a picture or a file')
  return announcement
}

function saysSomething({ title, description, images, files }: Announcement): boolean {
  return Boolean(title || description || images.length || files.length)
}

const announcement = rawAnnouncement.transform(transformAnnouncement)

export const announcementListSchema = listOf(announcement, saysSomething)

export const getAnnouncements = defineList(
  'announcements',
  'announcements',
  { path: '/api/notification/{school}', isAuthorised: true },
  announcementListSchema.transform((all) => all.filter(saysSomething)),
)

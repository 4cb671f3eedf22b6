import { z } from 'zod'
import { query } from '@/lib/cache/query'
import { env } from '@/lib/env'
import { attachments, description, link, text } from '../fields'
import { listOf } from '../list'
import { attachmentHref, mediaUrls } from '../media'

/** A pop-up announcement (specification, section 3; design, section 4, number 4). */
export type Announcement = {
  title: string
  description: string
  image: string | null
  href: string | null
}

const rawAnnouncement = z.object({
  title: text,
  description,
  image: attachments,
  attachments,
  url: link,
})

/** The link is the record's own, otherwise its first attachment. */
export function transformAnnouncement(raw: z.output<typeof rawAnnouncement>): Announcement {
  return {
    title: raw.title,
    description: raw.description,
    image: mediaUrls(raw.image)[0] ?? null,
    href: raw.url ?? attachmentHref(raw.attachments[0]),
  }
}

function saysSomething({ title, description, image }: Announcement): boolean {
  return Boolean(title || description || image)
}

export const announcementList = listOf(
  'announcements',
  rawAnnouncement.transform(transformAnnouncement),
)

/** Announcements of the home page's pop-up. */
export const getAnnouncements = query(
  'announcements',
  'announcements',
  () => ({ path: `/api/notification/${env().SCHOOL_CODE}`, authorised: true }),
  announcementList.transform((all) => all.filter(saysSomething)),
)

import { z } from 'zod'
import { fallbacks } from '@/content/fallbacks'
import { dayOnly, files, id, richText, text, toRecordDays } from '../fields'
import { listOf, oneOf, reportUnreachable } from '../list'
import { toMediaUrls, toOtherFileLinks } from '../media'
import { defineList, defineRecords } from '../queries'

const rawBlog = z.object({
  _id: id,
  title: text,
  description: richText,
  date: dayOnly,
  alt: text,
  attachments: files,
})

function toPost(raw: z.output<typeof rawBlog>) {
  const [cover = null, ...photos] = toMediaUrls(raw.attachments)
  return {
    id: raw._id,
    title: raw.title || fallbacks.post,
    description: raw.description,
    ...toRecordDays(raw.date),
    cover,
    coverAlt: raw.alt || raw.title,
    photos,
    files: toOtherFileLinks(raw.attachments),
  }
}

export type BlogPost = ReturnType<typeof toPost>

export const blogListSchema = listOf(rawBlog, toPost, ({ id }) => id !== null).transform(
  reportUnreachable,
)
export const postSchema = oneOf(rawBlog, toPost)

export const getBlog = defineList('blog', { path: '/api/blog/All/{school}' }, blogListSchema)

export const getBlogPost = defineRecords('blog', 'post', {
  call: (postId) => ({ path: '/api/innerBlog', query: { id: postId } }),
  schema: postSchema,
  listed: (postId) => getBlog.cached()?.find((card) => card.id === postId),
  sample: () => getBlog.cached()?.find((card) => card.id)?.id,
})

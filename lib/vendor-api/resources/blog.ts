import { z } from 'zod'
import type { IsoDate } from '@/lib/school/dates'
import { sanitizeHtml, textOf } from '@/lib/text/html'
import { shorten } from '@/lib/text/shorten'
import { attachments, html, id, isoDate, line, noteCut } from '../fields'
import { listOf, oneOf } from '../list'
import { type FileLink, mediaUrl, mediaUrls, otherFiles } from '../media'
import { defineList, defineRecords } from '../queries'

/** A blog post as the list shows it; `id` is null when it has no page of its own. */
export type BlogSummary = {
  id: string | null
  title: string
  /** The beginning of the post, plain text. */
  excerpt: string
  /** Who wrote it; '' where the vendor names nobody. */
  author: string
  date: IsoDate | null
  cover: string | null
  coverAlt: string
}

/** A whole blog post; `html` is sanitised. */
export type BlogPost = BlogSummary & {
  html: string
  /** Pictures beyond the cover. */
  photos: string[]
  files: FileLink[]
}

const excerptLength = 180

/** How much of a body is looked into for its beginning, tags included. */
const mostRead = 20_000

const rawBlog = z.object({
  _id: id,
  title: line,
  description: html,
  date: isoDate,
  alt: line,
  /** Not among the specification's fields: shown where the vendor gives one. */
  author: line,
  attachments,
})

/** Fills the gaps of a post as a list shows it. */
function transformBlogSummary(raw: z.output<typeof rawBlog>): BlogSummary {
  return {
    id: raw._id,
    title: raw.title || 'Untitled post',
    excerpt: shorten(textOf(raw.description.slice(0, mostRead)), excerptLength),
    author: raw.author,
    date: raw.date,
    cover: mediaUrls(raw.attachments)[0] ?? null,
    coverAlt: raw.alt || raw.title,
  }
}

/** The same with its body, cleaned. */
function transformBlogPost(raw: z.output<typeof rawBlog>): BlogPost {
  return {
    ...transformBlogSummary(raw),
    html: sanitizeHtml(raw.description, mediaUrl, noteCut),
    photos: mediaUrls(raw.attachments).slice(1),
    files: otherFiles(raw.attachments),
  }
}

export const blogListSchema = listOf('blog', rawBlog.transform(transformBlogSummary))
export const postSchema = oneOf('post', rawBlog.transform(transformBlogPost))

/** All blog posts, as the blog page lists them. */
export const getBlog = defineList(
  'blog',
  'blog',
  { path: '/api/blog/All/{school}' },
  blogListSchema,
)

/** One post by id. */
export const getBlogPost = defineRecords('blog', 'post', {
  call: (postId) => ({ path: '/api/innerBlog', query: { id: postId } }),
  schema: postSchema,
  isListed: (postId) => getBlog.known()?.some((card) => card.id === postId) ?? false,
  sample: () => getBlog.known()?.find((card) => card.id)?.id,
})

import { z } from 'zod'
import { renderPostHtml, toSingleLine, truncateHtml } from '@/lib/text/html'
import { shorten } from '@/lib/text/shorten'
import { attachments, day, html, id, line, type RecordDay, urlResolver } from '../fields'
import { listOf, oneOf } from '../list'
import { type FileLink, toMediaUrls, toOtherFileLinks } from '../media'
import { defineList, defineRecords } from '../queries'

/** A blog post as the list shows it; `id` is null when it has no page of its own. */
export type BlogSummary = RecordDay & {
  id: string | null
  title: string
  /** The beginning of the post, plain text. */
  excerpt: string
  /** Who wrote it; '' where the vendor names nobody. */
  author: string
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
  date: day,
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
    excerpt: shorten(toSingleLine(truncateHtml(raw.description, mostRead)), excerptLength),
    author: raw.author,
    ...raw.date,
    cover: toMediaUrls(raw.attachments)[0] ?? null,
    coverAlt: raw.alt || raw.title,
  }
}

/** The same with its body, cleaned. */
function transformBlogPost(raw: z.output<typeof rawBlog>): BlogPost {
  return {
    ...transformBlogSummary(raw),
    html: renderPostHtml(raw.description, urlResolver),
    photos: toMediaUrls(raw.attachments).slice(1),
    files: toOtherFileLinks(raw.attachments),
  }
}

export const blogListSchema = listOf('blog', rawBlog.transform(transformBlogSummary))
export const postSchema = oneOf(rawBlog.transform(transformBlogPost))

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

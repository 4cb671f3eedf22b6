import type { Root } from 'hast'
import { z } from 'zod'
import { fallbacks } from '@/content/fallbacks'
import { parsePost, toSingleLine, truncateHtml, type UrlResolver } from '@/lib/text/html'
import { shorten } from '@/lib/text/shorten'
import { attachments, day, html, id, line, type RecordDay, urlResolver } from '../fields'
import { listOf, oneOf, reportUnreachable } from '../list'
import { type FileLink, toMediaUrls, toOtherFileLinks } from '../media'
import { defineList, defineRecords } from '../queries'

export type BlogSummary = RecordDay & {
  id: string | null
  title: string
  excerpt: string
  author: string
  cover: string | null
  coverAlt: string
}

export type BlogPost = BlogSummary & {
  /** Sanitised. */
  body: Root
  photos: string[]
  files: FileLink[]
}

const excerptLength = 180

/** Characters of HTML that an excerpt is cut from. */
const maxExcerptHtml = 20_000

const rawBlog = z.object({
  _id: id,
  title: line,
  description: html,
  date: day,
  alt: line,
  /** Not in the specification; rendered if the vendor sends it. */
  author: line,
  attachments,
})

/** Makes the list report the unusable links and pictures of its posts. An excerpt shows a picture's alternative text. */
const reporting: UrlResolver = {
  ...urlResolver,
  toMedia: (path) => urlResolver.toMedia(path) && null,
}

function toSummary(raw: z.output<typeof rawBlog>, resolver?: UrlResolver): BlogSummary {
  return {
    id: raw._id,
    title: raw.title || fallbacks.post,
    excerpt: shorten(
      toSingleLine(truncateHtml(raw.description, maxExcerptHtml), resolver),
      excerptLength,
    ),
    author: raw.author,
    ...raw.date,
    cover: toMediaUrls(raw.attachments)[0] ?? null,
    coverAlt: raw.alt || raw.title,
  }
}

function transformBlogPost(raw: z.output<typeof rawBlog>): BlogPost {
  return {
    ...toSummary(raw),
    body: parsePost(raw.description, urlResolver),
    photos: toMediaUrls(raw.attachments).slice(1),
    files: toOtherFileLinks(raw.attachments),
  }
}

export const blogListSchema = listOf(
  rawBlog.transform((raw) => toSummary(raw, reporting)),
).transform(reportUnreachable)
export const postSchema = oneOf(rawBlog.transform(transformBlogPost))

export const getBlog = defineList(
  'blog',
  'blog',
  { path: '/api/blog/All/{school}' },
  blogListSchema,
)

export const getBlogPost = defineRecords('blog', 'post', {
  call: (postId) => ({ path: '/api/innerBlog', query: { id: postId } }),
  schema: postSchema,
  isListed: (postId) => getBlog.cached()?.some((card) => card.id === postId) ?? false,
  sample: () => getBlog.cached()?.find((card) => card.id)?.id,
})

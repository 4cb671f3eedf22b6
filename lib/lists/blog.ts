import type { BlogPost } from '@/lib/vendor-api/resources/blog'
import { excerptOf } from '@/lib/vendor-api/rich-text'

export type PostSummary = ReturnType<typeof postSummary>

export function postSummary(post: BlogPost) {
  const { description: _, photos: _photos, files: _files, ...summary } = post
  return { ...summary, excerpt: excerptOf(post) }
}

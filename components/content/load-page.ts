import type { MDXContent } from 'mdx/types'
import { type FrontMatter, parseFrontMatter } from '@/lib/text/front-matter'

export type ContentFile = { frontMatter: FrontMatter; Body: MDXContent }

type MdxModule = { default: MDXContent; frontmatter: unknown }

const files = import.meta.glob<MdxModule>('../../content/pages/*.mdx', { eager: true })

const modules = new Map(
  Object.entries(files).map(([file, module]) => [file.replace(/^.*\/|\.mdx$/g, ''), module]),
)
const pages = new Map<string, ContentFile>()

/** Throws when `content/pages` has no such file or its front matter is invalid; other pages are not affected. */
export function contentPage(slug: string): ContentFile {
  const cached = pages.get(slug)
  if (cached) return cached
  const file = `content/pages/${slug}.mdx`
  const module = modules.get(slug)
  if (!module) throw new Error(`${file} is missing`)
  const page = { frontMatter: parseFrontMatter(file, module.frontmatter), Body: module.default }
  pages.set(slug, page)
  return page
}

/** Returns the fixed page of a slug; null when its front matter is invalid, which the page and the build report. */
export function readableContentPage(slug: string): ContentFile | null {
  try {
    return contentPage(slug)
  } catch {
    return null
  }
}

import type { MDXContent } from 'mdx/types'
import { type FrontMatter, parseFrontMatter } from '@/lib/front-matter'

/** A fixed page: its checked front matter and its words. */
export type ContentFile = { frontMatter: FrontMatter; Body: MDXContent }

type MdxModule = { default: MDXContent; frontmatter: unknown }

const files = import.meta.glob<MdxModule>('../../content/pages/*.mdx', { eager: true })

const pages = new Map(
  Object.entries(files).map(([file, module]): [string, ContentFile] => {
    const name = file.slice(file.lastIndexOf('/') + 1)
    const frontMatter = parseFrontMatter(`content/pages/${name}`, module.frontmatter)
    return [name.replace(/\.mdx$/, ''), { frontMatter, Body: module.default }]
  }),
)

/** The fixed page of a slug; throws when `content/pages` has no such file. */
export function contentPage(slug: string): ContentFile {
  const page = pages.get(slug)
  if (!page) throw new Error(`content/pages/${slug}.mdx is missing`)
  return page
}

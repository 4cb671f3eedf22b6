import { byIdentity } from '@/lib/platform/by-identity'
import type { PageText } from '@/lib/search/documents'
import { wordsOf } from '@/lib/search/rendered-words'
import * as contentComponents from './components'
import { type ContentFile, readableContentPage } from './load-page'

const textOf = byIdentity(
  ({ frontMatter, Body }: ContentFile): PageText => ({
    description: frontMatter.description,
    keywords: frontMatter.keywords,
    words: [frontMatter.lead ?? '', wordsOf(Body({ components: contentComponents }))].join('\n'),
  }),
)

/** Returns the rendered text of a fixed page, tables included; null for any other path. */
export function pageText(path: string): PageText | null {
  const page = readableContentPage(path.slice(1))
  return page && textOf(page)
}

import { fixedPaths } from '@/lib/routes/tree'
import type { PageText } from '@/lib/search/documents'
import { wordsOf } from '@/lib/search/words'
import { contentComponents } from './components'
import { contentPage } from './pages'

const fixed = new Set(fixedPaths())

/** The words of a fixed page as it shows them, tables included; null for every other path. */
export function pageText(path: string): PageText | null {
  if (!fixed.has(path)) return null
  const { frontMatter, Body } = contentPage(path.slice(1))
  return {
    description: frontMatter.description,
    words: wordsOf(Body({ components: contentComponents })),
  }
}

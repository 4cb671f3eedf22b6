import remarkMdxFrontmatter from 'remark-mdx-frontmatter'
import { LineCounter, parseDocument } from 'yaml'

/**
 * Reads the head of a page in `content/pages` together with the line of each key. What is no YAML
 * comes out as `unreadable`, one sentence a mistake, and not as an error: that would stop every page
 * of the development server, and `lib/text/front-matter.ts` stops this one.
 */
export function readHead(text) {
  const lineCounter = new LineCounter()
  const document = parseDocument(text, { lineCounter, prettyErrors: false })
  // The head's first line is the fence above it.
  const lineAt = (offset) => lineCounter.linePos(offset).line + 1
  const unreadable = document.errors.map(({ pos, message }) => `line ${lineAt(pos[0])}: ${message}`)
  if (unreadable.length > 0) return { unreadable }
  const keys = document.contents?.items ?? []
  const lines = keys.map(({ key }) => [key.value, lineAt(key.range[0])])
  return { values: document.toJS(), lines: Object.fromEntries(lines) }
}

/** Makes the head of a page its export `frontmatter`. */
export default function frontMatter() {
  return remarkMdxFrontmatter({ name: 'frontmatter', parsers: { yaml: readHead } })
}

import remarkMdxFrontmatter from 'remark-mdx-frontmatter'
import { readYaml } from './yaml.mjs'

/**
 * Reads the head of a page in `content/pages` together with the line of each key. What is no YAML
 * comes out as `unreadable`, one sentence a mistake, and not as an error: that would stop every page
 * of the development server, and `lib/text/front-matter.ts` stops this one.
 */
export function readHead(text) {
  // The head's first line is the fence above it.
  const { value, faults, lineOf } = readYaml(text, 1)
  if (faults.length > 0) return { unreadable: faults.map(([line, why]) => `line ${line}: ${why}`) }
  const lines = Object.keys(value ?? {}).map((key) => [key, lineOf([key])])
  return { values: value, lines: Object.fromEntries(lines) }
}

/** Makes the head of a page its export `frontmatter`. */
export default function frontMatter() {
  return remarkMdxFrontmatter({ name: 'frontmatter', parsers: { yaml: readHead } })
}

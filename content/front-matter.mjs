import remarkMdxFrontmatter from 'remark-mdx-frontmatter'
import { readYaml } from './yaml.mjs'

/**
 * Parses the head of a page together with the line of each key. Returns syntax errors as `unreadable`: throwing here
 * would break every page of the development server, and `lib/text/front-matter.ts` rejects this page alone.
 * @param {string} text
 */
export function readHead(text) {
  // The head's first line is the fence above it.
  const { value, faults, lineOf } = readYaml(text, 1)
  if (faults.length > 0) return { unreadable: faults.map(([line, why]) => `line ${line}: ${why}`) }
  const lines = Object.keys(value ?? {}).map((key) => [key, lineOf([key])])
  return { values: value, lines: Object.fromEntries(lines) }
}

/**
 * Exports the head of a page as `frontmatter`.
 * @this {import('unified').Processor}
 */
export default function frontMatter() {
  return remarkMdxFrontmatter.call(this, { name: 'frontmatter', parsers: { yaml: readHead } })
}

import { readYaml } from '../../../content/yaml.mjs'
import { nodesIn, parsePage } from './page.mjs'
import { leavesOf } from './values.mjs'

/** How the school does not write, and what is written instead. */
export const style = [
  { pattern: /[a-z]'(?:s|t|ll|re)\b/i, write: 'the apostrophe ’, as in school’s' },
  { pattern: /\b(?!had|that)([a-z]{2,}) \1\b/, write: 'it once' },
]

/** What people type into the search, in their own spelling. */
const notRead = ['search', 'keywords']

/** A value that is words, and not the name of something or an address. */
const isWords = (value) => typeof value === 'string' && /^\p{Lu}| /u.test(value)

/** Every text of a file of data, or of the head of a page, that is read, with its line. */
export function* textsOfData({ subject, value: all, lineOf }) {
  for (const { path, value } of leavesOf(all))
    if (isWords(value) && ![subject, path[0]].some((one) => notRead.includes(one)))
      yield { line: lineOf(path), text: value }
}

/** Every text of a page that is read, with its line. */
export function* textsOfPage(page) {
  for (const node of nodesIn(parsePage(page))) {
    const { line } = node.position.start
    if (node.type === 'text') yield { line, text: node.value }
    if (node.type === 'yaml') yield* textsOfData(readYaml(node.value, 1))
    for (const { value } of node.attributes ?? []) if (isWords(value)) yield { line, text: value }
  }
}

/** What in a text is not written as the school writes, with where it begins. */
export function* styleFaults(text) {
  for (const { pattern, write } of style) {
    const found = pattern.exec(text)
    if (found) yield { index: found.index, sentence: `“${found[0]}”: write ${write}` }
  }
}

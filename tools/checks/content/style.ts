import { readYaml } from '@/content/yaml.mjs'
import type { DataFile } from './data'
import { lineOf, nodesIn, parsePage } from './page'
import { leavesOf } from './values'

export const style = [
  { pattern: /[a-z]'(?:s|t|ll|re)\b/i, write: 'the apostrophe ’, as in school’s' },
  { pattern: /\b(?!had|that)([a-z]{2,}) \1\b/, write: 'it once' },
]

const unchecked = ['search', 'keywords']

const isWords = (value: unknown): value is string =>
  typeof value === 'string' && /^\p{Lu}| /u.test(value)

type Text = { line: number; text: string }

export function* textsOfData({
  subject,
  value: all,
  lineOf,
}: Pick<DataFile, 'value' | 'lineOf'> & { subject?: string }): Generator<Text> {
  for (const { path, value } of leavesOf(all)) {
    const isUnchecked = [subject, path[0]].some((one) => unchecked.includes(String(one)))
    const isOurs = isUnchecked ? path.at(-1) === 'word' : isWords(value)
    if (isOurs && typeof value === 'string') yield { line: lineOf(path), text: value }
  }
}

export function* textsOfPage(page: string): Generator<Text> {
  for (const node of nodesIn(parsePage(page))) {
    const line = lineOf(node)
    if (node.type === 'text') yield { line, text: node.value }
    if (node.type === 'yaml') yield* textsOfData(readYaml(node.value, 1))
    if ('attributes' in node)
      for (const { value } of node.attributes) if (isWords(value)) yield { line, text: value }
  }
}

export function* styleFaults(text: string): Generator<{ index: number; sentence: string }> {
  for (const { pattern, write } of style) {
    const found = pattern.exec(text)
    if (found) yield { index: found.index, sentence: `“${found[0]}”: write ${write}` }
  }
}

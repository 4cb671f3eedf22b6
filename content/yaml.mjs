// JavaScript, because Next loads the MDX plugins, which read YAML, with plain Node.
import { readFileSync } from 'node:fs'
import {
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  stringify,
  visit,
} from 'yaml'

/** @typedef {readonly PropertyKey[]} Path names of fields and positions in lists, such as ['groups', 0, 'tuition'] */

/**
 * @typedef {object} Yaml
 * @property {unknown} value without empty fields; undefined if the text cannot be parsed
 * @property {[line: number, sentence: string][]} faults
 * @property {(path: Path) => number} lineOf the line of the value at a path, or of its nearest parent
 */

/**
 * Reads a text file. Throws if it is not UTF-8, as old editors on Windows save it.
 * @param {string} file
 */
export function readText(file) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file))
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    throw new Error(
      'is not saved as UTF-8; in Notepad choose Save as, Encoding: UTF-8, and look at every sign that is no plain letter',
    )
  }
}

/** @param {unknown} value */
const isEmpty = (value) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0)

/**
 * Removes empty fields.
 * @param {unknown} value
 * @returns {unknown}
 */
function filledIn(value) {
  if (Array.isArray(value)) return value.map(filledIn)
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).map(([key, one]) => [key, filledIn(one)])
  return Object.fromEntries(entries.filter(([, one]) => !isEmpty(one)))
}

/**
 * Offsets of comments, which the forms of the office would lose.
 * @param {import('yaml').Document.Parsed} document
 */
function commentsIn(document) {
  const found = document.comment || document.commentBefore ? [0] : []
  visit(document, (_key, node) => {
    if (isNode(node) && (node.comment || node.commentBefore)) found.push(node.range?.[0] ?? 0)
  })
  return found
}

/**
 * Parses YAML.
 * @param {string} text
 * @param {number} [before] lines of the file above the text
 * @returns {Yaml}
 */
export function readYaml(text, before = 0) {
  const lineCounter = new LineCounter()
  const document = parseDocument(text, { lineCounter, prettyErrors: false })
  /** @param {number} offset */
  const lineAt = (offset) => lineCounter.linePos(offset).line + before
  /** @type {Yaml['faults']} */
  const mistakes = [...document.errors, ...document.warnings].map(({ pos, message }) => [
    lineAt(pos[0]),
    message,
  ])
  visit(document, {
    Node(_key, node) {
      if (isAlias(node) || node.anchor)
        mistakes.push([lineAt(node.range?.[0] ?? 0), 'Aliases and anchors are not allowed'])
    },
  })
  const [mistake] = mistakes
  if (mistake) return { value: undefined, faults: [mistake], lineOf: () => mistake[0] }
  /** @type {Yaml['faults']} */
  const comments = commentsIn(document).map((offset) => [
    lineAt(offset),
    'has a # that begins a comment, which is lost when the file is saved; put the words in straight quotes if they hold a #, else delete it',
  ])
  /** @param {Path} path */
  function lineOf(path) {
    /** @type {unknown} */
    let node = document.contents
    let line = document.contents?.range ? lineAt(document.contents.range[0]) : before + 1
    for (const key of path) {
      if (!isMap(node) && !isSeq(node)) break
      const pair = isMap(node)
        ? node.items.find((one) => isScalar(one.key) && one.key.value === key)
        : undefined
      const next = isMap(node) ? pair?.value : node.items[Number(key)]
      const at = pair?.key ?? next
      if (!isNode(at) || !at.range) break
      line = lineAt(at.range[0])
      node = next
    }
    return line
  }
  return { value: filledIn(document.toJS()), faults: comments, lineOf }
}

/**
 * Writes YAML as the forms of the office do, so that saving there without a change leaves no difference.
 * @param {unknown} value
 */
export function writeYaml(value) {
  const text = stringify(value, null, {
    indent: 2,
    indentSeq: true,
    lineWidth: 0,
    defaultKeyType: 'PLAIN',
    defaultStringType: 'PLAIN',
    singleQuote: true,
  })
  return `${text.trim()}\n`
}

/**
 * Splits a page into the YAML of its head and its body; null without a head.
 * @param {string} text
 */
export function splitPage(text) {
  const [, head, body] =
    /^---[^\S\n]*\n([\s\S]*?)\r?\n---[^\S\n]*(?:\n([\s\S]*))?$/.exec(text) ?? []
  return head === undefined ? null : { head, body: body ?? '' }
}

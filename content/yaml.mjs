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
 * @property {(path: Path) => string | undefined} sourceOf the characters of the scalar at a path
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

const quotes = "put straight quotes around the words behind the colon, such as text: 'words'"

const unclosed = 'has a quote or a bracket that is not closed'

const noSpace = 'has no space after the colon; write the name, a colon, a space and the value'

const invisible =
  'has a space from Word, or an invisible character; delete the spaces around its name and type them again'

const place = 'stands too far to the left or to the right; begin it below the line above'

const bullet =
  'needs a hyphen and one space before its words, as in - Books; do not type the - and + of the manual’s examples'

/**
 * Messages by the parser's error code.
 * @type {Record<string, string>}
 */
const reasons = {
  BAD_INDENT: place,
  BLOCK_AS_IMPLICIT_KEY: `has a second colon; ${quotes}`,
  DUPLICATE_KEY:
    'stands twice; delete one of the two, or put the line with the hyphen back that was above it',
  MISSING_CHAR: unclosed,
  MULTILINE_IMPLICIT_KEY: 'has no colon; write the name, a colon, a space and the value',
  TAB_AS_INDENT: 'begins with a tab; write spaces in its place',
}

/** No-break spaces and characters without width, at the beginning of a line or in place of the space after a colon. */
const invisiblePlace = /^[ -]*(?:\w+:)?[\u00a0\u200b-\u200d\u2060\u3000\ufeff]/

/**
 * Returns the line of a syntax error, from 0, and the message.
 * @param {string[]} lines
 * @param {number} at
 * @param {string} code
 * @returns {[number, string]}
 */
function mistakeIn(lines, at, code) {
  const hidden = lines.findIndex((line) => invisiblePlace.test(line))
  if (hidden >= 0) return [hidden, invisible]
  const empty = lines.findIndex((line) => line.trim() === '{}')
  if (empty >= 0)
    return [empty, 'says that the file is empty, but it has other lines; delete this line']
  // The parser looks for the end of a quote until the end of the file.
  const open = lines.findIndex((line) => /: (?:(["'])(?:(?!\1).)*|\[[^\]]*|\{[^}]*)$/.test(line))
  if (/MISSING_CHAR|BAD_INDENT/.test(code) && open >= 0) return [open, unclosed]
  const typed = lines[at] ?? ''
  if (/^\s*(?:[+*•·◦▪●–—]|-(?! \S|$))/.test(typed)) return [at, bullet]
  if (/^\s*(?:- )?[a-z]\w*:(?!\s|\/\/|$)/i.test(typed)) return [at, noSpace]
  if (/[:-] '[^']*'\s*[^\s'#]/.test(typed))
    return [at, 'has an apostrophe that ends the words early; write ’ in its place']
  const isWhole = /^\s*(?:- (?:\w+:)?|\w+:)(?: ?(?:[^"'[{:]*|'[^']*'))?$/.test(typed)
  // The parser names the line above one that begins too far to the right.
  const beginsRight = (line = '') => line.search(/\S/) > typed.search(/\S/)
  const isNext =
    code.startsWith('BLOCK') && beginsRight(lines[at + 1]) && !beginsRight(lines[at - 1])
  if (isWhole && /^(?:MISSING_CHAR|BLOCK_AS)/.test(code)) return [isNext ? at + 1 : at, place]
  if (code === 'UNEXPECTED_TOKEN' && /^ /.test(lines[0] ?? '')) return [0, place]
  return [at, reasons[code] ?? `cannot be read; ${quotes}`]
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
  /** @type {[number, string][]} */
  const mistakes = [...document.errors, ...document.warnings].map(({ pos, code }) => [pos[0], code])
  visit(document, {
    Node(_key, node) {
      if (isAlias(node) || node.anchor) mistakes.push([node.range?.[0] ?? 0, 'ALIAS'])
    },
  })
  const lines = text.split(/\r?\n/)
  if (lines.some((line) => invisiblePlace.test(line))) mistakes.push([0, 'INVISIBLE'])
  const [mistake] = mistakes
  if (mistake) {
    const [offset, code] = mistake
    const [at, why] = mistakeIn(lines, lineAt(offset) - before - 1, code)
    const typed = (lines[at] ?? '').trim().slice(0, 80)
    const line = at + before + 1
    return {
      value: undefined,
      faults: [[line, `“${typed}” ${why}`]],
      lineOf: () => line,
      sourceOf: () => undefined,
    }
  }
  /** @type {Yaml['faults']} */
  const comments = commentsIn(document).map((offset) => [
    lineAt(offset),
    'has a # that begins a comment, which is lost when the file is saved; put the words in straight quotes if they hold a #, else delete it',
  ])
  /**
   * Returns the node at a path or its nearest parent, and the line of its key.
   * @param {Path} path
   */
  function nodeAt(path) {
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
    return { node, line }
  }
  return {
    value: filledIn(document.toJS()),
    faults: comments,
    lineOf: (path) => nodeAt(path).line,
    sourceOf(path) {
      const { node } = nodeAt(path)
      return isScalar(node) && typeof node.source === 'string' ? node.source : undefined
    },
  }
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

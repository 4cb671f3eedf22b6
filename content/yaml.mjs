import { readFileSync } from 'node:fs'
import { isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument, stringify, visit } from 'yaml'

/**
 * The text of a file. Throws with a sentence when it is not saved as UTF-8, as an old editor of Windows may do.
 */
export function readText(file) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file))
  } catch (error) {
    if (error.code !== 'ERR_ENCODING_INVALID_ENCODED_DATA') throw error
    throw new Error(
      'is not saved as UTF-8; in Notepad choose Save as, Encoding: UTF-8, and look at every sign that is no plain letter',
    )
  }
}

const quotes = "put straight quotes around the words behind the colon, such as text: 'words'"

const place = 'stands too far to the left or to the right; begin it below the line above'

/** What is wrong with a line that is no YAML, by the code of the parser. */
const reasons = {
  BAD_INDENT: place,
  BLOCK_AS_IMPLICIT_KEY: `has a second colon; ${quotes}`,
  DUPLICATE_KEY:
    'stands twice; delete one of the two, or put the line with the hyphen back that was above it',
  MISSING_CHAR: 'has a quote or a bracket that is not closed',
  MULTILINE_IMPLICIT_KEY: 'has no colon; write the name, a colon, a space and the value',
  TAB_AS_INDENT: 'begins with a tab; write spaces in its place',
}

/** The line of a mistake, from 0, and what is wrong with it. */
function mistakeIn(lines, at, code) {
  // The parser looks for the end of a quote until the end of the file.
  const open = lines.findIndex((line) => /: (?:(["'])(?:(?!\1).)*|\[[^\]]*|\{[^}]*)$/.test(line))
  if (/MISSING_CHAR|BAD_INDENT/.test(code) && open >= 0) return [open, reasons.MISSING_CHAR]
  const typed = lines[at] ?? ''
  const isWhole = /^\s*(?:- )?\w+:(?: [^"'[{:]*)?$/.test(typed)
  if (isWhole && /^(?:MISSING_CHAR|BLOCK_AS)/.test(code)) return [at, place]
  return [at, reasons[code] ?? `cannot be read; ${quotes}`]
}

/** Whether a field is filled in: an empty one is as good as none. */
const isEmpty = (value) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** A value without what is empty in it. */
function filledIn(value) {
  if (Array.isArray(value)) return value.map(filledIn)
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).map(([key, one]) => [key, filledIn(one)])
  return Object.fromEntries(entries.filter(([, one]) => !isEmpty(one)))
}

/** Scalars and fields of a document with a comment: it would be lost when a form saves the file. */
function commentsIn(document) {
  const found = document.comment || document.commentBefore ? [0] : []
  visit(document, (_key, node) => {
    if (node?.comment || node?.commentBefore) found.push(node.range?.[0] ?? 0)
  })
  return found
}

/**
 * Reads YAML. In: its text, and the line of the file before its first. Out: the `value` without empty fields, `faults` as
 * [line, sentence] and then no value, and `lineOf`: the line of what stands at a path such as ['groups', 0, 'tuition'],
 * or of what it would stand in; with `source`, how a scalar there is typed.
 */
export function readYaml(text, before = 0) {
  const lineCounter = new LineCounter()
  const document = parseDocument(text, { lineCounter, prettyErrors: false })
  const lineAt = (offset) => lineCounter.linePos(offset).line + before
  const mistakes = [...document.errors, ...document.warnings].map(({ pos, code }) => [pos[0], code])
  visit(document, {
    Node(_key, node) {
      if (isAlias(node) || node.anchor) mistakes.push([node.range[0], 'ALIAS'])
    },
  })
  if (mistakes.length > 0) {
    const lines = text.split(/\r?\n/)
    const [[offset, code]] = mistakes
    const [at, why] = mistakeIn(lines, lineAt(offset) - before - 1, code)
    const typed = (lines[at] ?? '').trim().slice(0, 80)
    return { faults: [[at + before + 1, `“${typed}” ${why}`]] }
  }
  const comments = commentsIn(document).map((offset) => [
    lineAt(offset),
    'has a # that begins a comment, which is lost when the file is saved; put the words in straight quotes if they hold a #, else delete it',
  ])
  /** The node at a path, or the last one on the way to it; `line` that of its key in a map. */
  function nodeAt(path) {
    let node = document.contents
    let line = node?.range ? lineAt(node.range[0]) : before + 1
    for (const key of path) {
      if (!isMap(node) && !isSeq(node)) break
      const pair = isMap(node) ? node.items.find((one) => one.key.value === key) : undefined
      const next = isMap(node) ? pair?.value : node.items[key]
      const at = pair?.key ?? next
      if (!at?.range) break
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
      return isScalar(node) ? node.source : undefined
    },
  }
}

/** Writes YAML as the editor of the office does, so that a file it saves unchanged is the same. */
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

/** A page in two: the YAML of its head, and its words. Null for a page without a head. */
export function splitPage(text) {
  const [, head, body] =
    /^---[^\S\n]*\n([\s\S]*?)\r?\n---[^\S\n]*(?:\n([\s\S]*))?$/.exec(text) ?? []
  return head === undefined ? null : { head, body: body ?? '' }
}

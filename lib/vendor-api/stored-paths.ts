import { decodeHTMLStrict } from 'entities'
import { findTypeByName } from './file-types'
import { parseLooseJson } from './loose-json'

/** Names under which content systems store a file's path, the surest first. */
const pathNames = [
  /^(?:path|location|key)$/i,
  /^(?:secure_?)?url$/i,
  /(?:path|url|src|href|link|guid|rendered)$/i,
  /^(?:file|image|attachment|item|\$value)s?$|^file_?name$/i,
  /^(?:attributes|data|original)$/,
  /^(?:\$oid|_?id)$/,
]
const maxDepth = 4

/** Null values that a program turned into text, and what clerks write for "none". */
export const isNothing =
  /^(?:[\s\p{Cf}–-]*|0|false|null|undefined|NaN|\[object Object\]|n\/?a|nil|none|not (?:applicable|available)|no (?:attachment|file|image|photo|picture)s?)\.?$/iu

/** A space separates URLs, and a path with a folder from a file before it. */
const separator =
  /[,;|\r\n]|<br ?\/?>| (?=https?:\/\/)|(?<=\.[a-z\d]{3,4}) (?:and|&) |(?<=\.[a-z\d]{3,4}) (?=[^ /]+\/\S+\.[a-z\d]{3,4}(?: |$))/i

function splitText(text: string, depth: number): unknown[] {
  const json = /^\s*[[{]/.test(text) ? parseLooseJson(text) : undefined
  if (json !== undefined) return listPaths(json, depth + 1)
  if (/^\s*<(?:a|img)\s|^a:\d+:\{/i.test(text))
    return [...text.matchAll(/(?:href|src)=["']([^"']+)|i:\d+;s:\d+:"([^"]+)"/gi)].map(
      ([, a, b]) => a ?? b,
    )
  // A run of spaces becomes one first, so that splitting takes linear time.
  const pieces = text.replace(/[^\S\r\n]+/g, ' ').split(separator)
  const parts = pieces.map((part) => part.trim()).filter(Boolean)
  const areFiles = parts.every(
    (part) => /^https?:\/\//i.test(part) || isNothing.test(part) || findTypeByName(part),
  )
  return (areFiles && pieces.length > 1 ? parts : [text]).map(decodeHTMLStrict)
}

/**
 * Lists the paths, ids and URLs in a field: in lists of lists, objects, JSON, PHP's `a:1:{…}`, and several in one
 * text. Entries without any stay as they are. A number alone may be a count, so numbers are ids only inside a list.
 */
export function listPaths(value: unknown, depth = 0): unknown[] {
  if (typeof value === 'string') return splitText(value, depth)
  if (typeof value === 'number' && depth > 0) return [String(value)]
  if (typeof value !== 'object' || value === null || depth > maxDepth) return [value]
  const entries = Object.entries(value)
  if (Array.isArray(value) || entries.every(([name]) => /^\d+$/.test(name)))
    return entries.flatMap(([, one]) => listPaths(one, depth + 1))
  if (entries.every(([, one]) => one === null)) return []
  const [found] = pathNames.flatMap((pattern) =>
    entries.filter(([name, one]) => one && pattern.test(name)),
  )
  if (found) return listPaths(found[1], depth + 1)
  const areFiles = entries.every(([, one]) => typeof one === 'string' && findTypeByName(one))
  return areFiles && entries.length > 0 ? entries.map(([, one]) => one) : [value]
}

/** `maxLength` in characters. */
export function isStoredPath(one: unknown, maxLength: number): one is string {
  if (typeof one !== 'string' || one.length > maxLength) return false
  return !isNothing.test(one.trim()) && one.isWellFormed()
}

import { noteLeftOut } from './findings'

/** Texts of Quill, Editor.js, Tiptap, Lexical and Slate, which store them as JSON. */
const editorJson =
  /^\s*(?:\{\s*"(?:ops|blocks|time|type|root)":|\[\s*\{\s*"(?:type|children|insert)":)/

/** Formats of Lexical are bits of a number. */
const struckBit = 4

const maxDepth = 50

/** A node with a text of its own continues the line; every other one is a paragraph. */
function toHtml(node: unknown, depth = 0): string {
  const toInner = (one: unknown) => toHtml(one, depth + 1)
  if (typeof node !== 'object' || node === null || depth > maxDepth) return ''
  if (Array.isArray(node))
    return node.map((one) => (typeof one === 'string' ? `${one}\n\n` : toInner(one))).join('')
  const fields = new Map<string, unknown>(Object.entries(node))
  const inner = [...fields.values()].map(toInner).join('')
  const textOf = (...names: string[]) =>
    names.map((name) => fields.get(name)).find((one) => typeof one === 'string')
  if (fields.get('type') === 'link') return `<a href="${textOf('url') ?? ''}">${inner}</a>`
  const line = textOf('insert', 'text')
  const block = textOf('content', 'caption')
  if (block !== undefined) return `${block}\n\n${inner}`
  if (line === undefined) return inner.trim() && `${inner}\n\n`
  const marks = JSON.stringify([...fields].filter(([, value]) => value !== line))
  const isStruck = /"strike(?:through)?"(?!,false|:false)/.test(marks)
  const href = /"(?:href|link)":"(https?:[^"\\]+)"/.exec(marks)?.[1]
  const shown = isStruck || Number(fields.get('format')) & struckBit ? `<s>${line}</s>` : line
  return (href ? `<a href="${href}">${shown}</a>` : shown) + inner
}

/** Returns the words of a text that an editor stored as JSON, with its links and what is struck out. */
export function readEditorJson(text: string): string {
  if (!editorJson.test(text)) return text
  noteLeftOut('text', 'formatting that an editor stored as JSON', 'store the text as HTML')
  try {
    return toHtml(JSON.parse(text)).trim() || text
  } catch {
    // JSON that breaks off has no words yet: the page shows it as typed.
    return text
  }
}

/** Returns true for an object of one of these editors. */
export const isOfEditor = (value: object) =>
  editorJson.test(JSON.stringify(value)) && toHtml(value).trim() !== ''

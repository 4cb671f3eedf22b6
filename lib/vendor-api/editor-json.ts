import { noteLeftOut } from './findings'

/** Texts of Quill, Editor.js, Draft.js, Tiptap, Lexical, Slate and Sanity, which store them as JSON: lists of nodes. */
const editorJson = /^\s*[[{].*?(?:"(?:blocks|children|content|nodes|ops)":\s*\[|"insert":)/s

/** Formats of Lexical are bits of a number. */
const struckBit = 4
const isPicture = /^data:image|\.(?:gif|jpe?g|png|webp)$/i
/** Draft.js. */
const struckRange = /"offset":(\d+),"length":(\d+),"style":"STRIKETHROUGH"/g

const maxDepth = 50

/** A node with a text of its own continues the line; every other one is a paragraph. */
function toHtml(node: unknown, depth = 0): string {
  const toInner = (one: unknown) => toHtml(one, depth + 1)
  if (typeof node !== 'object' || node === null || depth > maxDepth) return ''
  if (Array.isArray(node))
    return node.map((one) => (typeof one === 'string' ? `${one}\n\n` : toInner(one))).join('')
  const fields = new Map<string, unknown>(Object.entries(node))
  const textOf = (...names: string[]) =>
    names.map((name) => fields.get(name)).find((one) => typeof one === 'string')
  const type = textOf('type') ?? ''
  const source = /link$/.test(type) ? undefined : textOf('image', 'video', 'source', 'src', 'url')
  const tag = isPicture.test(source ?? '') ? 'img' : 'iframe'
  const media = source && `<${tag} src="${source}"></${tag}>`
  const inner = (media ?? '') + [...fields.values()].map(toInner).join('')
  if (/link$/.test(type)) return `<a href="${textOf('url') ?? ''}">${inner}</a>`
  if (/^(?:hardBreak|linebreak)$/.test(type)) return '<br>'
  const line = textOf('insert', 'text', 'value')
  const block = textOf('content', 'caption')
  if (block !== undefined) return `${block}\n\n${inner}`
  if (line === undefined) return inner.trim() && `${inner}\n\n`
  const marks = JSON.stringify([...fields].filter(([, value]) => value !== line))
  const isStruck = /"strike(?:through)?"(?!,false|:false)/.test(marks)
  if (fields.has('checked')) return `${line}\n\n${inner}`
  if (fields.has('inlineStyleRanges')) return `${strikeRanges(line, marks)}\n\n`
  const href = /"(?:href|link)":"(https?:[^"\\]+)"/.exec(marks)?.[1]
  const shown = isStruck || Number(fields.get('format')) & struckBit ? `<s>${line}</s>` : line
  return (href ? `<a href="${href}">${shown}</a>` : shown) + inner
}

function strikeRanges(line: string, marks: string): string {
  return [...marks.matchAll(struckRange)].reduceRight((text, [, from, length]) => {
    const [start, end] = [Number(from), Number(from) + Number(length)]
    return `${text.slice(0, start)}<s>${text.slice(start, end)}</s>${text.slice(end)}`
  }, line)
}

/** Returns the words of a text that an editor stored as JSON, with its links and what is struck out. */
export function readEditorJson(text: string): string {
  if (!editorJson.test(text)) return text
  noteLeftOut('text', 'formatting that an editor stored as JSON', 'store the text as HTML')
  try {
    return toHtml(JSON.parse(text)).trim()
  } catch {
    // JSON that breaks off has no words yet: the page shows it as typed.
    return text
  }
}

/** Returns true for an object of one of these editors. */
export const isOfEditor = (value: object) => editorJson.test(JSON.stringify(value))

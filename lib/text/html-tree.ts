import { decodeHTMLStrict } from 'entities'
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parseFragment } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node
type Parent = DefaultTreeAdapterTypes.ParentNode

export type Tag = { name: string; attributes: Record<string, string>; children: (Tag | string)[] }

/** Bounds for one text; `growth` is output per input, because links and marks repeat in every block. */
export const max = { tags: 10_000, nesting: 100, attributes: 30, links: 1000, growth: 4 }

class TooManyElements extends Error {}

/** The parser copies open tags such as `<b>` into each block: a few tags can make a million elements. */
function boundedAdapter() {
  let elements = 0
  const createElement: typeof defaultTreeAdapter.createElement = (name, namespace, attributes) => {
    elements += 1
    if (elements > max.tags) throw new TooManyElements()
    return defaultTreeAdapter.createElement(name, namespace, attributes)
  }
  /** Moves text that stands between cells in front of the table, as browsers do, but never into one word. */
  const insertTextBefore: typeof defaultTreeAdapter.insertTextBefore = (parent, text, before) =>
    defaultTreeAdapter.insertTextBefore(parent, ` ${text} `, before)
  return { ...defaultTreeAdapter, createElement, insertTextBefore }
}

const isParent = (node: Node): node is Parent => 'childNodes' in node

/** Returns the words of a node without recursion, which thousands of levels would overflow. */
function wordsOf(node: Node): string {
  let words = ''
  const rest: Node[] = [node]
  for (let next = rest.pop(); next; next = rest.pop()) {
    if (defaultTreeAdapter.isTextNode(next)) words += next.value
    else if (isParent(next) && !/^(?:script|style)$/.test(next.nodeName))
      rest.push(...next.childNodes.toReversed())
  }
  return words
}

function toTag(node: Parent, depth: number, onTruncate: () => void): Tag {
  const all = defaultTreeAdapter.isElementNode(node) ? node.attrs : []
  const attributes = all.slice(0, max.attributes)
  if (all.length > max.attributes) onTruncate()
  return {
    name: defaultTreeAdapter.isElementNode(node) ? node.tagName : 'div',
    attributes: Object.fromEntries(
      attributes.map(({ name, value }) => [name, decodeHTMLStrict(value)]),
    ),
    children: node.childNodes.flatMap((child) => {
      if (defaultTreeAdapter.isTextNode(child)) return child.value
      if (!isParent(child)) return []
      if (depth < max.nesting) return toTag(child, depth + 1, onTruncate)
      onTruncate()
      return wordsOf(child)
    }),
  }
}

const frame =
  /<(iframe|video|audio|object)\b((?:[^"'>]|"[^"]*"|'[^']*')*)>((?:\s*<(?:source|param|track|embed)\b[^>]*>)*)/gi

/** Closes a frame that a clerk left open or closed by `/>`: in HTML it swallows the rest of the text. */
function closeFrames(html: string): string {
  const lower = html.toLowerCase()
  return html.replace(frame, (all, name: string, attributes: string, inner: string, at: number) => {
    const end = lower.indexOf(`</${name.toLowerCase()}`, at)
    const next = lower.indexOf(`<${name.toLowerCase()}`, at + 1)
    const isClosed = !attributes.endsWith('/') && end >= 0 && (next < 0 || end < next)
    return isClosed ? all : `<${name}${attributes.replace(/\/$/, '')}>${inner}</${name}>`
  })
}

/** Parses HTML. Beyond `max`, only the words remain. Texts keep their entities, attributes don't. */
export function parseTree(html: string, onTruncate: () => void): Tag {
  const escaped = closeFrames(html).replaceAll('&', '&amp;')
  try {
    const options = { treeAdapter: boundedAdapter(), scriptingEnabled: false }
    return toTag(parseFragment(escaped, options), 0, onTruncate)
  } catch (error) {
    if (!(error instanceof TooManyElements)) throw error
    onTruncate()
    return { name: 'div', attributes: {}, children: [html.replace(/<[^<>]*>/g, ' ')] }
  }
}

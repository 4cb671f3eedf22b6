import { decodeHTMLStrict } from 'entities'
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parseFragment } from 'parse5'
import { stripTags } from './html-source'

export type HtmlNode = DefaultTreeAdapterTypes.ChildNode
export type HtmlElement = DefaultTreeAdapterTypes.Element
export type HtmlParent = DefaultTreeAdapterTypes.ParentNode
export type Attributes = Readonly<Record<string, string>>

export const { isElementNode, isTextNode } = defaultTreeAdapter

const maxElements = 10_000

class TooManyElements extends Error {}

/** The parser copies open tags such as `<b>` into each block: a few tags can make a million elements. */
function boundedAdapter() {
  let elements = 0
  const createElement: typeof defaultTreeAdapter.createElement = (name, namespace, attributes) => {
    elements += 1
    if (elements > maxElements) throw new TooManyElements()
    return defaultTreeAdapter.createElement(name, namespace, attributes)
  }
  /** Moves text that stands between cells in front of the table, as browsers do, but never into one word. */
  const insertTextBefore: typeof defaultTreeAdapter.insertTextBefore = (parent, text, before) =>
    defaultTreeAdapter.insertTextBefore(parent, ` ${text} `, before)
  return { ...defaultTreeAdapter, createElement, insertTextBefore }
}

/** Leaves the entities of texts as they are, so that "&regulations" does not become "®ulations". */
const parse = (html: string): HtmlParent =>
  parseFragment(html.replaceAll('&', '&amp;'), {
    treeAdapter: boundedAdapter(),
    scriptingEnabled: false,
  })

function textOnly(text: string): HtmlParent {
  const root = defaultTreeAdapter.createDocumentFragment()
  defaultTreeAdapter.insertText(root, text)
  return root
}

/** Parses HTML whose every `<` begins a tag. When it has too many elements, only the words remain. */
export function parseTree(html: string, onExcess: () => void): HtmlParent {
  if (!html.includes('<')) return textOnly(html)
  try {
    return parse(html)
  } catch (error) {
    if (!(error instanceof TooManyElements)) throw error
    onExcess()
    return textOnly(stripTags(html))
  }
}

export const attributesOf = ({ attrs }: HtmlElement): Attributes =>
  Object.fromEntries(attrs.map(({ name, value }) => [name, decodeHTMLStrict(value)]))

/** Returns all nodes in document order, without recursion, which thousands of levels would overflow. */
export function* nodesIn(root: HtmlParent): Generator<HtmlNode> {
  const rest = root.childNodes.toReversed()
  for (let next = rest.pop(); next; next = rest.pop()) {
    yield next
    if ('childNodes' in next) rest.push(...next.childNodes.toReversed())
  }
}

export function wordsIn(root: HtmlParent): string {
  const texts = [...nodesIn(root)].filter(isTextNode)
  return texts
    .filter(({ parentNode }) => !/^(?:script|style)$/.test(parentNode?.nodeName ?? ''))
    .map(({ value }) => value)
    .join('')
}

import type { Element, ElementContent } from 'hast'
import { type ListItem, nestItems, tightly, toListItem, toLists } from './html-lists'
import { append, h, isBlank, isBlock, isElement } from './html-nodes'

/** Removes white space from one end of a line, also inside its elements. */
function trimEnd(nodes: ElementContent[], end: 0 | -1): void {
  for (let node = nodes.at(end); node; node = nodes.at(end)) {
    if (node.type === 'text') node.value = end === 0 ? node.value.trimStart() : node.value.trimEnd()
    if (isElement(node)) trimEnd(node.children, end)
    if (!isBlank([node])) return
    nodes.splice(end, 1)
  }
}

/** Collects blocks: lines join a paragraph until another block begins. */
class Flow {
  readonly blocks: Element[] = []
  #lines: ElementContent[][] = []
  #line: ElementContent[] = []

  add(node: ElementContent): void {
    append(this.#line, node)
  }

  /** An empty line ends the paragraph, unless it only ends another block. */
  endLine({ isBreak = false } = {}): void {
    const line = this.#line
    this.#line = []
    trimEnd(line, 0)
    trimEnd(line, -1)
    if (line.length > 0) this.#lines.push(line)
    else if (isBreak) this.endParagraph()
  }

  endParagraph(): void {
    this.endLine()
    const content = this.#lines.flatMap((line, index) => (index > 0 ? [h('br'), ...line] : line))
    if (content.length > 0) this.blocks.push(h('p', {}, content))
    this.#lines = []
  }

  push(...blocks: Element[]): void {
    this.endParagraph()
    this.blocks.push(...blocks)
  }

  /** A single paragraph continues ours: editors wrap each line in a `div`. */
  join(blocks: Element[]): void {
    const [only] = blocks
    this.endLine()
    if (blocks.length === 1 && only?.tagName === 'p') this.#lines.push(only.children)
    else this.push(...blocks)
  }
}

const childrenOf = (parent: Element, names: RegExp) =>
  parent.children.filter((node) => isElement(node, names))

/** Unwraps a table with a single cell: mail programs frame messages with one. */
function toTable(table: Element): Element[] {
  const filled: Element[][] = []
  let cells = 0
  const toCell = ({ tagName, properties, children }: Element) => {
    const blocks = toBlocks(children)
    cells += 1
    if (blocks.length > 0) filled.push(blocks)
    return h(tagName, properties, tightly(blocks))
  }
  const parts = childrenOf(table, /^t(?:head|body|foot)$/).flatMap((part) => {
    const rows = childrenOf(part, /^tr$/)
      .map((row) => h('tr', row.properties, childrenOf(row, /^t[dh]$/).map(toCell)))
      .filter((row) => row.children.length > 0)
    return rows.length > 0 ? [h(part.tagName, {}, rows)] : []
  })
  const captions = childrenOf(table, /^caption$/).flatMap(({ children }) => toBlocks(children))
  if (cells <= 1 || filled.length === 0) return [...captions, ...filled.flat()]
  const caption = captions.length > 0 ? [h('caption', {}, tightly(captions))] : []
  return [h('table', table.properties, [...caption, ...parts])]
}

function addBlock(flow: Flow, node: Element): void {
  const { tagName: name, children } = node
  if (name === 'br') flow.endLine({ isBreak: true })
  else if (name === 'hr') flow.push(node)
  else if (/^[uo]l$/.test(name)) flow.push(...toLists(node, toBlocks))
  else if (name === 'table') flow.push(...toTable(node))
  else {
    const blocks = toBlocks(children)
    if (name === 'p') flow.push(...blocks)
    else if (name === 'blockquote') flow.push(...(blocks.length > 0 ? [h(name, {}, blocks)] : []))
    else if (/^h\d$/.test(name))
      flow.push(...blocks.map((one) => (one.tagName === 'p' ? { ...one, tagName: name } : one)))
    else flow.join(blocks)
  }
}

/** Gathers lines to paragraphs, items to lists and rows to tables. */
export function toBlocks(content: readonly ElementContent[]): Element[] {
  const flow = new Flow()
  let wordItems: ListItem[] = []
  const endWordList = () => {
    if (wordItems.length > 0) flow.push(...nestItems(wordItems))
    wordItems = []
  }
  for (const node of content) {
    if (isElement(node, /^li$/)) {
      const blocks = toBlocks(node.children)
      if (blocks.length > 0) wordItems.push(toListItem(node, h('ul'), blocks))
      continue
    }
    if (wordItems.length > 0 && isBlank([node])) continue
    endWordList()
    if (isBlock(node)) addBlock(flow, node)
    else flow.add(node)
  }
  endWordList()
  flow.endParagraph()
  return flow.blocks
}

import type { Element, ElementContent } from 'hast'
import { tightly } from './html-lists'
import { h, isElement } from './html-nodes'

const childrenOf = (parent: Element, names: RegExp) =>
  parent.children.filter((node) => isElement(node, names))

/** Unwraps a table with a single cell: mail programs frame messages with one. */
export function toTable(
  table: Element,
  toBlocks: (content: readonly ElementContent[]) => Element[],
): Element[] {
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

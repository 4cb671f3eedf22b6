import type { Element, ElementContent, Properties, Text } from 'hast'

export const h = (
  tagName: string,
  properties: Properties = {},
  children: ElementContent[] = [],
): Element => ({ type: 'element', tagName, properties, children })

export const textOf = (value: string): Text => ({ type: 'text', value })

export const linkTo = (href: string, children: ElementContent[]): Element =>
  h('a', { href, rel: ['noopener'] }, children)

export const isElement = (node: ElementContent | undefined, names?: RegExp): node is Element =>
  node?.type === 'element' && (names?.test(node.tagName) ?? true)

const block = /^(?:br|hr|div|p|h[2-4]|blockquote|[uo]l|li|table|caption|t(?:head|body|foot|r|d|h))$/

/** True for elements that end a line or begin a block. A `div` is a line. */
export const isBlockName = (name: string): boolean => block.test(name)

export const isBlock = (node: ElementContent): node is Element => isElement(node, block)

/** A picture is no white space. */
export function isBlank(nodes: readonly ElementContent[]): boolean {
  return nodes.every((node) => {
    if (node.type === 'text') return !/[^\s\p{Cf}]/u.test(node.value)
    return node.type !== 'element' || (node.tagName !== 'img' && isBlank(node.children))
  })
}

const targetOf = ({ properties }: Element) => properties.href ?? properties.src

/** Adds a node to a line. Word splits links and bold words; two links or pictures would read as one word. */
export function append(line: ElementContent[], node: ElementContent): void {
  const last = line.at(-1)
  if (last?.type !== 'element' || node.type !== 'element') line.push(node)
  else if (last.tagName === node.tagName && targetOf(last) === targetOf(node))
    for (const child of node.children) append(last.children, child)
  else if (targetOf(last) && targetOf(node)) line.push(textOf(' '), node)
  else line.push(node)
}

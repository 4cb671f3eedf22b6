import type { Element, ElementContent, Properties } from 'hast'
import { h, isElement } from './html-nodes'
import type { Attributes } from './html-tree'

/** What an editor stores with an item of a list. Word writes the bullet or number as text. */
type ItemData = { level: number; isWord?: true; name?: 'ol' | 'ul' }

declare module 'hast' {
  interface ElementData {
    item?: ItemData
  }
}

/** Word's items are paragraphs. */
export function wordItemOf({ style = '', class: classes = '' }: Attributes): ItemData | undefined {
  const isItem = /mso-list\s*:(?!\s*none)/.test(style) || /MsoListParagraph/.test(classes)
  return isItem ? { level: Number(/level(\d)/.exec(style)?.[1] ?? 1), isWord: true } : undefined
}

/** Quill stores an item's kind and level. */
export function itemOf({ 'data-list': kind, class: classes = '' }: Attributes): ItemData {
  const level = Number(/\bql-indent-(\d)/.exec(classes)?.[1] ?? 0) + 1
  return { level, ...(kind && { name: kind === 'ordered' ? 'ol' : 'ul' }) }
}

export function toNumberProperty(name: string, value: string | undefined): Properties {
  return /^-?\d{1,4}$/.test(value ?? '') ? { [name]: Number(value) } : {}
}

const listStyles: Record<string, string> = {
  a: 'lower-alpha',
  A: 'upper-alpha',
  i: 'lower-roman',
  I: 'upper-roman',
}

/** Sets the style too: our style sheet overrides the `type` attribute. */
function typeProperties(type: string | undefined): Properties {
  const style = listStyles[type ?? '']
  return style ? { type, style: `list-style-type:${style}` } : {}
}

/** Returns where and how a list counts. */
export function listProperties({ type, start }: Attributes, css: string): Properties {
  const style = /list-style(?:-type)?\s*:\s*([a-z-]+)/.exec(css)?.[1]?.replace('latin', 'alpha')
  const ofStyle = Object.keys(listStyles).find((one) => listStyles[one] === style)
  return { ...toNumberProperty('start', start), ...typeProperties(type ?? ofStyle) }
}

const romans = ['', ...'i ii iii iv v vi vii viii ix x xi xii xiii xiv xv'.split(' ')]

/** Writes a number as its list does: 3, c or iii. */
export function formatNumber(number: number, type: unknown): string {
  const isLetter = /^[aA]$/.test(String(type)) && number > 0 && number <= 26
  const roman = /^[iI]$/.test(String(type)) && romans[number]
  const text = isLetter ? String.fromCharCode(96 + number) : roman || String(number)
  return type === 'A' || type === 'I' ? text.toUpperCase() : text
}

/** Reads "3", "c" and "iii". */
function parseNumber(written: string): { type: string; value: string } {
  const lower = written.toLowerCase()
  const isUpper = written !== lower
  if (/\d/.test(written)) return { type: '1', value: written }
  if (romans.includes(lower))
    return { type: isUpper ? 'I' : 'i', value: String(romans.indexOf(lower)) }
  return { type: isUpper ? 'A' : 'a', value: String(lower.charCodeAt(0) - 96) }
}

/** A bullet or number before an item. */
const bulletText = /^\s*(?:[·•▪●○✓✗→☐☑o§–-]|\(?(\d{1,3}|[a-z]|[ivx]+)[.)])(?=\s)\s*/i

const wordsOf = (nodes: readonly ElementContent[]): string =>
  nodes
    .map((node) => {
      if (node.type === 'text') return node.value
      return node.type === 'element' ? wordsOf(node.children) : ''
    })
    .join('')

/** Removes characters from the start of a paragraph; returns how many are left to remove. */
function removeStart(nodes: ElementContent[], characters: number): number {
  let left = characters
  for (const node of nodes) {
    if (isElement(node)) left = removeStart(node.children, left)
    if (node.type !== 'text') continue
    const removed = Math.min(left, node.value.length)
    node.value = node.value.slice(removed)
    left -= removed
  }
  return left
}

/** An item and the list that it belongs to; `list` is null for a paragraph between items. */
export type ListItem = { level: number; list: Element | null; item: Element }

/** Leaves out the `<p>` around the first words of an item or a cell. */
export function tightly([first, ...others]: readonly Element[]): ElementContent[] {
  if (!first) return []
  return first.tagName === 'p' ? [...first.children, ...others] : [first, ...others]
}

/** Returns an item of Word's, without the bullet or number that Word wrote as text. */
export function toWordItem({ data }: Element, blocks: readonly Element[]): ListItem {
  const level = data?.item?.level ?? 1
  const content = blocks[0]?.children ?? []
  const [bullet, number] = bulletText.exec(wordsOf(content)) ?? []
  if (bullet === undefined) return { level, list: null, item: h('li', {}, [...blocks]) }
  removeStart(content, bullet.length)
  if (number === undefined) return { level, list: h('ul'), item: h('li', {}, tightly(blocks)) }
  const { type, value } = parseNumber(number)
  return { level, list: h('ol', typeProperties(type)), item: h('li', { value }, tightly(blocks)) }
}

const isList = (node: ElementContent | undefined) => isElement(node, /^[uo]l$/)

/** Puts each item into the list before it, or into the last item of that list. */
export function nestItems(items: readonly ListItem[]): Element[] {
  const root = h('div')
  for (const { level, list, item } of items) {
    let parent = root
    for (let depth = 1; depth < level; depth += 1) {
      const above = parent.children.at(-1)
      const last = isList(above) ? above.children.at(-1) : undefined
      if (isElement(last)) parent = last
    }
    const last = parent.children.at(-1)
    const isSame =
      isElement(last) &&
      last.tagName === list?.tagName &&
      last.properties.type === list.properties.type
    if (!list) parent.children.push(...item.children)
    else if (isSame) last.children.push(item)
    else parent.children.push({ ...list, children: [item] })
  }
  return root.children.filter((node) => isElement(node))
}

/** Returns a list as one or more: Quill writes nested lists and lists of both kinds as one. */
export function toLists(
  list: Element,
  toBlocks: (content: readonly ElementContent[]) => Element[],
): Element[] {
  const items: ListItem[] = []
  for (const child of list.children) {
    const isItem = isElement(child, /^li$/)
    const blocks = toBlocks(isItem ? child.children : [child])
    if (blocks.length === 0) continue
    const last = items.at(-1)
    // Word and Google Docs put a nested list beside its item.
    if (!isItem && last && blocks.every(isList)) last.item.children.push(...blocks)
    else {
      const { level = 1, name = list.tagName } = (isItem && child.data?.item) || {}
      const isOwnList = name === list.tagName && level === 1
      const item = h('li', isItem ? child.properties : {}, tightly(blocks))
      items.push({ level, list: isOwnList ? list : h(name), item })
    }
  }
  return nestItems(items)
}

import type { Element, ElementContent, Properties } from 'hast'
import { h, isElement } from './html-nodes'
import { decodeText } from './html-source'
import {
  type Attributes,
  attributesOf,
  type HtmlElement,
  isElementNode,
  nodesIn,
  wordsIn,
} from './html-tree'

/** Where an editor wants an item; without `list`, in the list around it. */
type ItemData = { level: number; list?: Element }

declare module 'hast' {
  interface ElementData {
    item?: ItemData
  }
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

const numberText = new RegExp(
  String.raw`^\(?(\d{1,3}|[a-z]|${romans.slice(1).join('|')})[.)]$`,
  'i',
)

/** Returns an item's list and number from "3.", "c)", "(iii)" or a bullet; null for other words. */
function readMarker(marker: string): { list: Element; properties: Properties } | null {
  const written = numberText.exec(marker)?.[1]
  if (written === undefined) return marker.length === 1 ? { list: h('ul'), properties: {} } : null
  const lower = written.toLowerCase()
  const isRoman = romans.includes(lower)
  const type = isRoman ? 'i' : 'a'
  if (/\d/.test(written)) return { list: h('ol'), properties: toNumberProperty('value', written) }
  const list = h('ol', typeProperties(written === lower ? type : type.toUpperCase()))
  const value = isRoman ? romans.indexOf(lower) : lower.charCodeAt(0) - 96
  return { list, properties: toNumberProperty('value', String(value)) }
}

/** Word writes an item as a paragraph, and its bullet or number into a span, which we take out. */
export function takeWordItem(paragraph: HtmlElement, { style = '' }: Attributes): Element | null {
  if (!/mso-list/i.test(style)) return null
  const span = [...nodesIn(paragraph)]
    .filter(isElementNode)
    .find((one) => /mso-list\s*:\s*ignore/i.test(attributesOf(one).style ?? ''))
  const marker = span ? readMarker(decodeText(wordsIn(span)).trim()) : null
  if (!span || !marker) return null
  span.childNodes = []
  const item = { level: Number(/level(\d)/.exec(style)?.[1] ?? 1), list: marker.list }
  return { ...h('li', marker.properties), data: { item } }
}

/** Quill writes items of all kinds and levels into one list. */
export function toItem(
  { 'data-list': kind, class: classes = '', value }: Attributes,
  listName: string,
): Element {
  const level = Number(/\bql-indent-(\d)/.exec(classes)?.[1] ?? 0) + 1
  const ofKind = kind === 'ordered' ? 'ol' : 'ul'
  const name = kind === undefined ? listName : ofKind
  const isOwn = name === listName && level === 1
  const item = { level, ...(!isOwn && { list: h(name) }) }
  return { ...h('li', toNumberProperty('value', value)), data: { item } }
}

export type ListItem = { level: number; list: Element; item: Element }

export function toListItem(item: Element, around: Element, blocks: readonly Element[]): ListItem {
  const { level = 1, list = around } = item.data?.item ?? {}
  return { level, list, item: h('li', item.properties, tightly(blocks)) }
}

/** Leaves out the `<p>` around the first words of an item or a cell. */
export function tightly([first, ...others]: readonly Element[]): ElementContent[] {
  if (!first) return []
  return first.tagName === 'p' ? [...first.children, ...others] : [first, ...others]
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
      last.tagName === list.tagName &&
      last.properties.type === list.properties.type
    if (isSame) last.children.push(item)
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
    else items.push(toListItem(isItem ? child : h('li'), list, blocks))
  }
  return nestItems(items)
}

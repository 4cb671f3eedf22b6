import type { Properties } from 'hast'
import type { Block, BlockReader } from './html-flow'
import {
  type Context,
  findListType,
  languageProperties,
  listTypeProperties,
  withoutLanguage,
} from './html-styles'
import type { Tag } from './html-tree'

/** A bullet or number before an item. The letters are bullets in Word's Wingdings font. */
const bulletText = /^\s*(?:[·•▪●○✓✗→☐☑o§Øüvqnlà–-]|\(?(\d{1,3}|[a-z]|[ivx]+)[.)])(?=\s)\s*/i

/** `list` is null for a paragraph between items. `number` is the number that Word wrote as text. */
export type ListItem = {
  level: number
  number?: number
  list: { name: string; properties: Properties } | null
  properties: Properties
  blocks: Block[]
}

export function nestItems(items: readonly ListItem[]): Block[] {
  const lists: Block[] = []
  for (const { level, number, list, properties, blocks } of items) {
    let siblings = lists
    for (let depth = 1; depth < level; depth += 1)
      siblings = siblings.at(-1)?.blocks?.at(-1)?.blocks ?? siblings
    const last = siblings.at(-1)
    const item: Block = { name: 'li', properties, blocks }
    const { start = 1, type } = last?.properties ?? {}
    const next = Number(start) + (last?.blocks?.length ?? 0)
    const isNext = number === undefined || (number === next && type === list?.properties.type)
    if (!list) siblings.push(...blocks)
    else if (last?.name === list.name && isNext) last.blocks?.push(item)
    else siblings.push({ ...list, blocks: [item] })
  }
  return lists
}

export const isWordItem = ({ name, attributes }: Tag) =>
  name === 'p' &&
  (/mso-list\s*:(?!\s*none)/.test(attributes.style ?? '') ||
    /MsoListParagraph/.test(attributes.class ?? ''))

/** Removes the bullet from the first line; returns its number, if any. Null if there is no bullet. */
function removeBullet([first]: readonly Block[]): { number?: string } | null {
  const line = first?.lines?.[0] ?? []
  const [bullet, number] = bulletText.exec(line.map(({ text }) => text).join('')) ?? []
  if (bullet === undefined) return null
  let left = bullet.length
  for (const run of line) {
    const characters = Math.min(left, run.text.length)
    run.text = run.text.slice(characters)
    left -= characters
  }
  return number === undefined ? {} : { number }
}

const ones = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix']
const romans = ['', 'x', 'xx', 'xxx'].flatMap((tens) => ones.map((one) => tens + one))

/** Writes a number as its list does: 3, c or iii. */
export function formatNumber(number: number, type: unknown): string {
  const isLetter = /^[aA]$/.test(String(type)) && number > 0 && number <= 26
  const roman = /^[iI]$/.test(String(type)) && romans[number]
  const text = isLetter ? String.fromCharCode(96 + number) : roman || String(number)
  return type === 'A' || type === 'I' ? text.toUpperCase() : text
}

function parseNumber(written: string): { number: number; properties: Properties } {
  const lower = written.toLowerCase()
  const type = /\d/.test(written) ? '1' : romans.includes(lower) ? 'i' : 'a'
  const numbers = { 1: Number(written), i: romans.indexOf(lower), a: lower.charCodeAt(0) - 96 }
  const number = numbers[type]
  const style = listTypeProperties(written < 'a' ? type.toUpperCase() : type)
  return { number, properties: { ...(number === 1 ? {} : { start: number }), ...style } }
}

export function toNumberProperty(name: string, value: string | undefined): Properties {
  return /^-?\d{1,4}$/.test(value ?? '') ? { [name]: Number(value) } : {}
}

/** Quill stores an item's kind, level and check mark in attributes; Google Docs stores the check mark. */
function toListItem(item: Tag, list: NonNullable<ListItem['list']>, blocks: Block[], parent: Tag) {
  const { class: classes = '', 'data-list': kind, value } = item.attributes
  const isChecked = /^(?:(un)?checked|true|false)$/.exec(
    kind ?? item.attributes['aria-checked'] ?? parent.attributes['data-checked'] ?? '',
  )
  const [, sign] = isChecked ?? []
  const box = isChecked && (sign || isChecked[0] === 'false' ? '☐ ' : '☑ ')
  if (box) blocks[0]?.lines?.[0]?.unshift({ text: box, marks: {} })
  const name = kind === undefined ? list.name : kind === 'ordered' ? 'ol' : 'ul'
  const level = Number(/\bql-indent-(\d)/.exec(classes)?.[1] ?? 0) + 1
  const isOwnList = name === list.name && level === 1
  return {
    level,
    list: isOwnList ? list : { name, properties: {} },
    properties: toNumberProperty('value', value),
    blocks,
  }
}

export function parseList(reader: BlockReader, tag: Tag, outer: Context): Block[] {
  const context = withoutLanguage(outer)
  const { start, reversed } = tag.attributes
  const numbering = {
    ...toNumberProperty('start', start),
    ...listTypeProperties(findListType(tag, reader.styles.declarationsOf(tag))),
    ...(reversed === undefined ? {} : { reversed: true }),
  }
  const name = tag.name === 'ol' ? 'ol' : 'ul'
  const properties = { ...languageProperties(outer), ...(name === 'ol' && numbering) }
  const list = { name, properties }
  const items: ListItem[] = []
  for (const child of tag.children) {
    if (typeof child === 'string' && !/\S/.test(child)) continue
    const inner = typeof child === 'string' ? context : reader.styles.enter(child, context)
    if (!inner) continue
    const isItem = typeof child !== 'string' && child.name === 'li'
    const item = isItem ? child : { name: 'div', attributes: {}, children: [child] }
    const blocks = reader.parseBlocks(item, inner)
    const last = items.at(-1)
    if (blocks.length === 0) continue
    // Word and Google Docs put a nested list beside its item.
    if (!isItem && last && blocks.every(({ name }) => /^[uo]l$/.test(name)))
      last.blocks.push(...blocks)
    else items.push(toListItem(item, list, blocks, tag))
  }
  return nestItems(items)
}

/** Word writes items as paragraphs with a bullet or a number. */
export function parseWordItem(reader: BlockReader, tag: Tag, context: Context): ListItem[] {
  const blocks = reader.parseBlocks(tag, context)
  const level = Number(/level(\d)/.exec(tag.attributes.style ?? '')?.[1] ?? 1)
  const bullet = removeBullet(blocks)
  if (blocks.length === 0) return []
  const written = bullet?.number
  const { number, properties } = written ? parseNumber(written) : { properties: {} }
  const list = { name: written ? 'ol' : 'ul', properties }
  return [{ level, number, list: bullet && list, properties: {}, blocks }]
}

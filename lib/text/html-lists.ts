import type { Properties } from 'hast'
import type { Block } from './html-flow'
import { listTypeProperties } from './html-styles'
import type { Tag } from './html-tags'

/** A bullet or number before an item. The letters are bullets in Word's Wingdings font. */
const bulletText = /^\s*(?:[·•▪●○✓✗→☐☑o§Øüvqnlà–-]|\(?(\d{1,3}|[a-z]|[ivx]+)[.)])(?=\s)\s*/i

/** `list` is null for a paragraph between items. */
export type ListItem = {
  level: number
  list: { name: string; properties: Properties } | null
  properties: Properties
  blocks: Block[]
}

export function nestItems(items: readonly ListItem[]): Block[] {
  const lists: Block[] = []
  for (const { level, list, properties, blocks } of items) {
    let siblings = lists
    for (let depth = 1; depth < level; depth += 1)
      siblings = siblings.at(-1)?.blocks?.at(-1)?.blocks ?? siblings
    const last = siblings.at(-1)
    const item: Block = { name: 'li', properties, blocks }
    if (!list) siblings.push(...blocks)
    else if (last?.name === list.name) last.blocks?.push(item)
    else siblings.push({ ...list, blocks: [item] })
  }
  return lists
}

export const isWordItem = ({ name, attributes }: Tag) =>
  name === 'p' &&
  (/mso-list\s*:(?!\s*none)/.test(attributes.style ?? '') ||
    /MsoListParagraph/.test(attributes.class ?? ''))

/** Removes the bullet from the first line; returns its number, if any. Null if there is no bullet. */
export function removeBullet([first]: readonly Block[]): { number?: string } | null {
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

export function startProperties(first = '1'): Properties {
  if (/\d/.test(first)) return Number(first) > 1 ? { start: Number(first) } : {}
  return listTypeProperties(first.toLowerCase() === 'i' ? first : first < 'a' ? 'A' : 'a')
}

export function toNumberProperty(name: string, value: string | undefined): Properties {
  return /^-?\d{1,4}$/.test(value ?? '') ? { [name]: Number(value) } : {}
}

/** Quill stores an item's kind, level and check mark in attributes; Google Docs stores the check mark. */
export function toListItem(
  item: Tag,
  list: NonNullable<ListItem['list']>,
  blocks: Block[],
  parent: Tag,
) {
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

import type { Block, BlockReader } from './html-flow'
import { toNumberProperty } from './html-lists'
import { type Context, languageProperties, withoutLanguage } from './html-styles'
import type { Tag } from './html-tree'

const hasRow = ({ name, children }: Tag): boolean =>
  name === 'tr' ||
  (name !== 'table' && children.some((one) => typeof one !== 'string' && hasRow(one)))

/** Unwraps a table with a single cell: mail programs frame messages with one. */
export function parseTable(reader: BlockReader, tag: Tag, outer: Context): Block[] {
  const captions: Block[] = []
  const parts: Block[] = []
  /** Browsers move text outside the cells in front of the table. */
  const stray: Block[] = []
  const addStray = (child: Tag | string, context: Context) =>
    stray.push(...reader.parseBlocks({ name: 'div', attributes: {}, children: [child] }, context))
  const parseCell = (cell: Tag | string, inRow: Context): Block[] => {
    const inner = typeof cell === 'string' ? null : reader.styles.enter(cell, inRow)
    if (!inner || typeof cell === 'string' || !/^t[dh]$/.test(cell.name)) {
      addStray(cell, inRow)
      return []
    }
    const isHeading = cell.name === 'th'
    const { colspan, rowspan, scope } = cell.attributes
    const properties = {
      ...toNumberProperty('colSpan', colspan),
      ...toNumberProperty('rowSpan', rowspan),
      ...(isHeading && /^(?:col|row)(?:group)?$/.test(scope ?? '') ? { scope } : {}),
    }
    return [
      { name: cell.name, properties, blocks: reader.parseBlocks(cell, { ...inner, isHeading }) },
    ]
  }
  const addRow = (row: Tag, inRow: Context, partName: string) => {
    const cells = row.children.flatMap((cell) => parseCell(cell, inRow))
    if (cells.length === 0) return
    const tr: Block = { name: 'tr', properties: {}, blocks: cells }
    const last = parts.at(-1)
    if (last?.name === partName) last.blocks?.push(tr)
    else parts.push({ name: partName, properties: {}, blocks: [tr] })
  }
  const addRows = (part: Tag, inPart: Context, partName: string) => {
    for (const child of part.children) {
      const inner = typeof child === 'string' ? null : reader.styles.enter(child, inPart)
      if (!inner || typeof child === 'string') addStray(child, inPart)
      else if (child.name === 'tr') addRow(child, inner, partName)
      else if (/^t(?:head|body|foot)$/.test(child.name)) addRows(child, inner, child.name)
      else if (child.name === 'caption') captions.push(...reader.parseBlocks(child, inner))
      else if (hasRow(child)) addRows(child, inner, partName)
      else addStray(child, inPart)
    }
  }
  addRows(tag, withoutLanguage(outer), 'tbody')
  const rows = parts.flatMap(({ blocks = [] }) => blocks)
  const cells = rows.flatMap(({ blocks = [] }) => blocks)
  const filled = cells.filter(({ blocks = [] }) => blocks.length > 0)
  if (cells.length <= 1 || filled.length === 0)
    return [...stray, ...captions, ...(filled[0]?.blocks ?? [])]
  const lines = captions[0] && (captions[0].lines ?? [])
  const caption: Block[] = lines ? [{ name: 'caption', properties: {}, lines }] : []
  return [
    ...stray,
    { name: 'table', properties: languageProperties(outer), blocks: [...caption, ...parts] },
  ]
}

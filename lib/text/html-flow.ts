import type { Element, Properties } from 'hast'
import type { ClassStyles, Context, Marks } from './html-styles'
import type { Tag } from './html-tree'

export type Run = { text: string; element?: Element; marks: Marks }
type Line = Run[]
export type Block = { name: string; properties: Properties; lines?: Line[]; blocks?: Block[] }

/** Parses what is inside an element, for the parsers of lists and tables. */
export type BlockReader = {
  styles: ClassStyles
  parseBlocks: (tag: Tag, context: Context) => Block[]
}

const targetOf = ({ marks, element }: Run) => marks.a ?? element?.properties.src

/** Collects blocks: lines join a paragraph until another block begins. */
export class Flow {
  readonly blocks: Block[] = []
  #lines: Line[] = []
  #line: Line = []

  constructor(readonly properties: Properties = {}) {}

  /** Two links or pictures without a space between them would read as one word. */
  add(run: Run): void {
    const last = this.#line.at(-1)
    const [before, target] = [last && targetOf(last), targetOf(run)]
    if (before && target && before !== target) this.#line.push({ text: ' ', marks: {} })
    this.#line.push(run)
  }

  /** An empty line ends the paragraph, unless it only ends another block. */
  endLine({ isBreak = false } = {}): void {
    const line = trimLine(this.#line)
    this.#line = []
    if (line.length > 0) this.#lines.push(line)
    else if (isBreak) this.endParagraph()
  }

  endParagraph(): void {
    this.endLine()
    if (this.#lines.length > 0)
      this.blocks.push({ name: 'p', properties: this.properties, lines: this.#lines })
    this.#lines = []
  }

  push(...blocks: Block[]): void {
    this.endParagraph()
    this.blocks.push(...blocks)
  }

  /** A single paragraph continues ours: editors wrap each line in a `div`. */
  join(blocks: Block[]): void {
    const [only] = blocks
    this.endLine()
    const hasSameProperties =
      only && JSON.stringify(only.properties) === JSON.stringify(this.properties)
    if (blocks.length === 1 && only?.name === 'p' && hasSameProperties)
      this.#lines.push(...(only.lines ?? []))
    else if (blocks.length === 0) this.endParagraph()
    else this.push(...blocks)
  }
}

const isVisible = ({ text, element }: Run) => /[^\s\p{Cf}]/u.test(text) || element !== undefined

function trimLine(line: Line): Line {
  if (!line.some(isVisible)) return []
  if (line.some(({ marks }) => marks.code === 'pre')) return line
  const runs: Line = []
  let endsInSpace = true
  for (const run of line) {
    if (run.element) runs.push(run)
    const text: string = run.element ? '' : endsInSpace ? run.text.replace(/^ /, '') : run.text
    if (text) runs.push({ ...run, text })
    if (run.element?.tagName === 'img') endsInSpace = false
    if (text) endsInSpace = text.endsWith(' ')
  }
  const last = runs.at(-1)
  if (last && endsInSpace && !last.element) last.text = last.text.trimEnd()
  return runs.filter(({ text, element }) => text || element)
}

/**
 * Collapses white space. Word joins whole sentences with non-breaking spaces, which we replace; a single pair, "Rs.
 * 500", stays.
 */
export function normalizeSpaces(text: string): string {
  const words = text.replace(/[^\S\u00a0\u202f]+/g, ' ').replace(/[\u00a0\u202f\u2007 ]{2,}/g, ' ')
  if (!/[\u00a0\u202f]/.test(words)) return words
  return words
    .split(' ')
    .map((part) =>
      part.split(/[\u00a0\u202f]/).filter(Boolean).length === 2
        ? part
        : part.replace(/[\u00a0\u202f]/g, ' '),
    )
    .join(' ')
}

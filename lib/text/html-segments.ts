import type { Element, ElementContent } from 'hast'
import { formatNumber } from './html-lists'
import { isBlock, isElement } from './html-nodes'
import type { Mark, Segments } from './segments'

type Style = { href?: string; isStruck?: true; raised?: 'sup' | 'sub' }

const raisable = '0123456789+-−=()n'
const raised = { sup: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿ', sub: '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₙ' }

/** Writes numbers in `sup` and `sub` with Unicode signs: in plain text, 10² would read 102. Keeps words such as 1st and [2]. */
function raiseDigits(text: string, kind: 'sup' | 'sub'): string {
  const signs = raised[kind]
  const isNumber = [...text].every((one) => raisable.includes(one))
  return isNumber ? [...text].map((one) => signs.charAt(raisable.indexOf(one))).join('') : text
}

/** What stands before a block, unless it is the first. */
function gapBefore(name: string): string {
  if (/^t[dh]$/.test(name)) return ' '
  return /^(?:tr|tbody|thead|tfoot|[uo]l|li)$/.test(name) ? '\n' : '\n\n'
}

const gaps = ['', ' ', '\n', '\n\n']

class SegmentWriter {
  readonly segments: (string | Mark)[] = []
  #gap = ''
  /** At the start of a text or an item, where no gap belongs. */
  #isFresh = true
  #endsInSpace = false

  #push(segment: string | Mark): void {
    const last = this.segments.at(-1)
    this.#endsInSpace = /\s$/.test(typeof segment === 'string' ? segment : segment.text)
    if (typeof segment === 'string' && typeof last === 'string')
      this.segments[this.segments.length - 1] = last + segment
    else if (typeof segment === 'string' || typeof last !== 'object') this.segments.push(segment)
    else if (last.href === segment.href && last.isStruck === segment.isStruck)
      last.text += segment.text
    else this.segments.push(segment)
  }

  /** Of several gaps between two texts, the widest counts. */
  #separate(gap: string): void {
    if (!this.#isFresh && gaps.indexOf(gap) > gaps.indexOf(this.#gap)) this.#gap = gap
  }

  #write(text: string, { href, isStruck, raised }: Style): void {
    if (this.#gap) this.#push(this.#gap)
    this.#gap = ''
    this.#isFresh = false
    const folded = this.#endsInSpace ? text.replace(/^ /, '') : text
    const words = raised ? raiseDigits(folded, raised) : folded
    const mark = { text: words, ...(href && { href }), ...(isStruck && { isStruck }) }
    if (words) this.#push(href || isStruck ? mark : words)
  }

  add(nodes: readonly ElementContent[], style: Style): void {
    for (const node of nodes) {
      if (node.type === 'text') this.#write(node.value, style)
      if (isElement(node)) this.#addElement(node, style)
    }
  }

  #addElement(node: Element, style: Style): void {
    const { tagName: name, properties, children } = node
    if (name === 'br') this.#push('\n')
    else if (name === 'img') {
      const href = style.href ?? String(properties.src)
      this.#write(String(properties.alt || 'See the picture'), { ...style, href })
    } else if (name === 'ol' || name === 'ul') this.#addList(node, style)
    else {
      if (isBlock(node)) this.#separate(gapBefore(name))
      this.add(children, {
        ...style,
        ...(name === 'a' && { href: String(properties.href) }),
        ...(name === 's' && { isStruck: true }),
        ...((name === 'sup' || name === 'sub') && { raised: name }),
      })
      if (isBlock(node)) this.#separate(gapBefore(name))
    }
  }

  #addList({ tagName, properties, children }: Element, style: Style): void {
    let count = Number(properties.start ?? 1)
    for (const item of children.filter((node) => isElement(node))) {
      count = Number(item.properties.value ?? count)
      const marker = tagName === 'ol' ? `${formatNumber(count, properties.type)}.` : '•'
      this.#separate('\n')
      this.#write(`${marker} `, {})
      this.#isFresh = true
      this.add(item.children, style)
      count += 1
    }
  }
}

/** Writes blocks as plain text with its links and struck-out words. */
export function toSegments(blocks: readonly Element[]): Segments {
  const writer = new SegmentWriter()
  writer.add(blocks, {})
  return writer.segments
}

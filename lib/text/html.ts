import type { Element, ElementContent, Properties, Root } from 'hast'
import { defaultSchema, type Schema, sanitize } from 'hast-util-sanitize'
import { createElement, idPrefix, parseBlocks, type UrlResolver } from './html-blocks'
import type { Block, Run } from './html-flow'
import { formatNumber } from './html-lists'
import { marks, removeInvisible } from './html-styles'
import { decodeText, unescapeWhole } from './html-tags'
import { type Mark, type Segments, segmentsToText } from './segments'

export type { UrlResolver } from './html-blocks'

const textResolver: UrlResolver = { toHref: (url) => url, toMedia: () => null }

function toInline(runs: readonly Run[], at = 0): ElementContent[] {
  const mark = marks[at]
  if (mark === undefined)
    return runs.map(
      ({ text, element: own }): ElementContent => own ?? { type: 'text', value: text },
    )
  const content: ElementContent[] = []
  for (let from = 0, to = 0; from < runs.length; from = to) {
    const value = runs[from]?.marks[mark]
    for (to = from + 1; to < runs.length && runs[to]?.marks[mark] === value; ) to += 1
    const inner = toInline(runs.slice(from, to), at + 1)
    if (value === undefined || value === 'pre') content.push(...inner)
    else content.push(createElement(mark, markProperties(mark, value), inner))
  }
  return content
}

function markProperties(mark: string, value: string | true): Properties {
  if (mark === 'a') return { href: String(value), rel: ['noopener'] }
  if (mark !== 'span') return {}
  const [lang, dir] = String(value).split('|')
  return { ...(lang ? { lang } : {}), ...(dir ? { dir } : {}) }
}

function toContent({ name, lines = [], blocks = [] }: Block): ElementContent[] {
  if (name === 'pre') {
    const text = lines.map((line) => line.map((run) => run.text).join('')).join('\n')
    return [{ type: 'text', value: text }]
  }
  const [first, ...others] = blocks
  const isTight =
    /^(?:li|td|th|caption)$/.test(name) &&
    first?.name === 'p' &&
    Object.keys(first.properties).length === 0
  if (isTight && first) return [...toContent(first), ...others.map(toElement)]
  if (first) return blocks.map(toElement)
  return lines.flatMap((line, index) => [
    ...(index > 0 ? [createElement('br', {}, [])] : []),
    ...toInline(line),
  ])
}

const toElement = (block: Block): Element =>
  createElement(block.name, block.properties, toContent(block))

/** Allowlist of the sanitizer, a second line of defence: our translation produces nothing else. */
const schema: Schema = {
  ...defaultSchema,
  clobberPrefix: idPrefix,
  tagNames: [
    ...'h2 h3 h4 p br hr ul ol li blockquote pre img'.split(' '),
    ...'table caption thead tbody tfoot tr th td'.split(' '),
    ...marks,
  ],
  attributes: {
    '*': ['lang', 'dir'],
    a: ['href', 'rel'],
    span: ['id'],
    img: ['src', 'alt', 'width', 'height'],
    li: ['value'],
    ol: ['start', 'type', 'reversed', ['style', /^list-style-type:[a-z]+-[a-z]+$/]],
    td: ['colSpan', 'rowSpan'],
    th: ['colSpan', 'rowSpan', 'scope'],
  },
  protocols: { href: ['http', 'https', 'mailto', 'tel', 'sms'] },
  required: {},
  ancestors: {},
}

/** Returns a sanitised tree, which can be cached as JSON. */
export function parsePost(text: string, resolver: UrlResolver): Root {
  const root: Root = { type: 'root', children: parseBlocks(text, resolver).map(toElement) }
  const safe = sanitize(root, schema)
  return safe.type === 'root' ? safe : { type: 'root', children: [] }
}

function append(segments: (string | Mark)[], segment: string | Mark): void {
  const last = segments.at(-1)
  if (segment === '' || (typeof segment !== 'string' && segment.text === '')) return
  if (typeof segment === 'string' && typeof last === 'string')
    segments[segments.length - 1] = last + segment
  else if (typeof segment === 'string' || typeof last !== 'object') segments.push(segment)
  else if (last.href === segment.href && last.isStruck === segment.isStruck)
    last.text += segment.text
  else segments.push(segment)
}

const raisable = '0123456789+-−=()n'
const raised = { sup: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿ', sub: '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₙ' }

/** Writes numbers in `sup` and `sub` with Unicode signs: in plain text, 10² would read 102. Keeps words such as 1st and [2]. */
function raiseDigits({ text, marks: { sup, sub } }: Run): string {
  const signs = sup ? raised.sup : sub ? raised.sub : ''
  const isNumber = signs !== '' && [...text].every((one) => raisable.includes(one))
  return isNumber ? [...text].map((one) => signs.charAt(raisable.indexOf(one))).join('') : text
}

function toSegment(run: Run): string | Mark {
  const { element: own, marks } = run
  const { src, alt } = own?.properties ?? {}
  const href = typeof marks.a === 'string' && !marks.a.startsWith('#') ? marks.a : src
  const words = src ? String(alt || 'See the picture') : raiseDigits(run)
  if (!href && !marks.s) return words
  return {
    text: words,
    ...(href ? { href: String(href) } : {}),
    ...(marks.s ? { isStruck: true as const } : {}),
  }
}

const hasLines = ({ lines, blocks = [] }: Block): boolean =>
  lines !== undefined || blocks.some(hasLines)

function addSegments(segments: (string | Mark)[], block: Block, before: string): void {
  append(segments, before)
  for (const [index, line] of (block.lines ?? []).entries()) {
    if (index > 0) append(segments, '\n')
    for (const run of line) append(segments, toSegment(run))
  }
  const isNumbered = block.name === 'ol'
  const step = block.properties.reversed ? -1 : 1
  let count = Number(block.properties.start ?? (step < 0 ? (block.blocks ?? []).length : 1))
  for (const [index, inner] of (block.blocks ?? []).filter(hasLines).entries()) {
    const isFirst = index === 0
    if (inner.name === 'li') {
      if (inner.properties.value !== undefined) count = Number(inner.properties.value)
      const marker = isNumbered ? `${formatNumber(count, block.properties.type)}.` : '•'
      addSegments(segments, inner, `${isFirst ? '' : '\n'}${marker} `)
      count += step
    } else addSegments(segments, inner, isFirst ? '' : gapBefore(inner.name))
  }
}

function gapBefore(name: string): string {
  if (/^t[dh]$/.test(name)) return ' '
  return /^(?:tr|tbody|thead|tfoot|ul|ol)$/.test(name) ? '\n' : '\n\n'
}

export function parseSegments(text: string, resolver: UrlResolver = textResolver): Segments {
  if (!/[<&@*~\u00a0\u202f]|\w\.\w|:\/\/|\p{Nd}{2}/u.test(text))
    return text.trim() ? [tidyLines(text)] : []
  const segments: (string | Mark)[] = []
  const blocks = parseBlocks(text, resolver).filter(({ name }) => name !== 'hr')
  for (const [index, block] of blocks.entries())
    addSegments(segments, block, index > 0 ? '\n\n' : '')
  return segments
}

/** Returns the first `maxLength` characters of HTML, counted without its invisible parts. */
export function truncateHtml(text: string, maxLength: number): string {
  const words = removeInvisible(unescapeWhole(text))
  return words.length > maxLength ? words.slice(0, maxLength).replace(/<[^<>]*$/, '') : words
}

function tidyLines(text: string): string {
  return text
    .split(/\r\n?|\n/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Returns the words alone. Most texts have no markup, so only entities and white space change. */
export function toSingleLine(text: string, resolver?: UrlResolver): string {
  const hasMarkup = /[<*~]/.test(text)
  const words = hasMarkup ? segmentsToText(parseSegments(text, resolver)) : decodeText(text)
  return words.replace(/\s+/g, ' ').trim()
}

import type { Element, ElementContent, Properties } from 'hast'
import { toFilmLink } from './films'
import { type Block, type BlockReader, Flow, normalizeSpaces, type Run } from './html-flow'
import { isWordItem, type ListItem, nestItems, parseList, parseWordItem } from './html-lists'
import {
  ClassStyles,
  type Context,
  languageProperties,
  type Marks,
  toSymbol,
  withoutLanguage,
} from './html-styles'
import { parseTable } from './html-tables'
import { decodeFragment, decodeText, getIds, parseTags } from './html-tags'
import { max, type Tag } from './html-tree'
import { findLinks } from './links'

/** Translates URLs in a text; null drops the link or picture. */
export type UrlResolver = {
  toHref: (url: string) => string | null
  toMedia: (path: string) => string | null
  onTruncate?: () => void
}

/** Keeps ids of a text apart from the page's own. */
export const idPrefix = 'post-'

/** Elements that start a paragraph; a `div` starts a line. */
const paragraphs = new Set(
  'p section article aside main header footer nav address center fieldset form details summary legend marquee dl dt dd dir figure figcaption hgroup caption body html'.split(
    ' ',
  ),
)
function sourcesOf({ src = '', srcset = '' }: Tag['attributes']): string[] {
  const sources = [src, ...srcset.trim().split(/[\s,]/, 1)]
  return sources.filter((one) => one && !/^data:/i.test(one))
}

/** `*bold*` and `~struck~` of WhatsApp; Markdown doubles the signs. */
const chatMark =
  /(?<![\p{L}\p{N}*~])(([*~])\2?)(?=[^\s])(?!\2)((?:(?!\2)[^\n])+)(?<=\S)\1(?![\p{L}\p{N}*~])/gu
const chatMarks: Record<string, keyof Marks> = { '*': 'strong', '~': 's' }

const markdownLink = /\[([^[\]]+)\]\($/

class Reader implements BlockReader {
  readonly #resolver: UrlResolver
  readonly #keepsBreaks: boolean
  readonly styles = new ClassStyles()
  readonly #linkedIds = new Set<string>()
  readonly #ids = new Set<string>()
  readonly #validTargets: ReadonlySet<string>
  readonly #pendingAnchors: string[] = []
  #budget: number
  #links = 0
  readonly root: Tag

  constructor(text: string, resolver: UrlResolver) {
    let isTruncated = false
    const onTruncate = () => {
      if (!isTruncated) resolver.onTruncate?.()
      isTruncated = true
    }
    const { root, keepsBreaks } = parseTags(text, onTruncate)
    this.#resolver = { ...resolver, onTruncate }
    this.#keepsBreaks = keepsBreaks
    this.#budget = max.growth * (text.length + 1000)
    this.root = root
    this.#scan(root)
    this.#validTargets = new Set([...this.#linkedIds].filter((id) => this.#ids.has(id)))
  }

  /** Collects style sheets and link targets, which may follow their first use. */
  #scan(tag: Tag): void {
    if (tag.attributes.href?.trim().startsWith('#'))
      this.#linkedIds.add(decodeFragment(tag.attributes.href))
    for (const id of getIds(tag)) this.#ids.add(id)
    for (const child of tag.children) {
      if (typeof child !== 'string') this.#scan(child)
      else if (tag.name === 'style') this.styles.addSheet(child)
    }
  }

  #resolveHref(href: string): string | undefined {
    if (href.trim().startsWith('#')) {
      const id = decodeFragment(href)
      return this.#validTargets.has(id) ? `#${idPrefix}${id}` : undefined
    }
    const resolved = href.length > 2000 ? null : this.#resolver.toHref(href)
    if (resolved === null) return undefined
    this.#budget -= resolved.length
    this.#links += 1
    const isOverLimit = this.#budget < 0 || this.#links > max.links
    if (isOverLimit) this.#resolver.onTruncate?.()
    return isOverLimit ? undefined : resolved
  }

  #linkRuns(text: string, marks: Marks): Run[] {
    if (marks.a !== undefined || marks.code === 'pre') return [{ text, marks }]
    let from = 0
    const runs: Run[] = []
    for (const link of findLinks(text)) {
      const href = this.#resolveHref(link.href)
      if (!href) continue
      const before = text.slice(from, link.from)
      // Markdown: "[Form](https://…)".
      const [all = '', words] = (text[link.to] === ')' && markdownLink.exec(before)) || []
      runs.push({ text: before.slice(0, before.length - all.length), marks })
      runs.push({ text: words ?? text.slice(link.from, link.to), marks: { ...marks, a: href } })
      from = link.to + (words ? 1 : 0)
    }
    return [...runs, { text: text.slice(from), marks }].filter((run) => run.text)
  }

  #parseRuns(text: string, context: Context): Run[] {
    const outerMarks = this.#spendLink(context.marks)
    if ((text.match(/[*~]/g) ?? []).length > max.links) return this.#linkRuns(text, outerMarks)
    // An asterisk in a URL is not a mark.
    let [masked, end] = ['', 0]
    for (const { from, to } of findLinks(text)) {
      masked += text.slice(end, from) + '\ue000'.repeat(to - from)
      end = to
    }
    masked += text.slice(end)
    const parse = (from: number, to: number, marks: Marks): Run[] => {
      const runs: Run[] = []
      let at = from
      for (const match of masked.slice(from, to).matchAll(chatMark)) {
        const start = from + match.index
        const [all, sign = '', char = ''] = match
        const key = chatMarks[char]
        if (!key || marks[key]) continue
        runs.push(...this.#linkRuns(text.slice(at, start), marks))
        at = start + all.length
        runs.push(...parse(start + sign.length, at - sign.length, { ...marks, [key]: true }))
      }
      return [...runs, ...this.#linkRuns(text.slice(at, to), marks)]
    }
    return parse(0, text.length, outerMarks)
  }

  #spendLink({ a, ...others }: Marks): Marks {
    if (a === undefined) return others
    this.#budget -= String(a).length
    return this.#budget < 0 ? others : { ...others, a }
  }

  #addText(flow: Flow, raw: string, context: Context): void {
    const decoded = decodeText(raw)
    const text = context.isSymbols ? decoded.replace(/^\s*\S\s*$/, toSymbol) : decoded
    if (/\S/.test(text)) this.#flushAnchors(flow)
    const keepsBreaks = this.#keepsBreaks || context.isPre || context.keepsBreaks
    const all = keepsBreaks ? text.split(/\r\n?|\n/) : [text]
    const rest = all.slice(max.tags).join(' ')
    for (const [index, line] of [...all.slice(0, max.tags), ...(rest ? [rest] : [])].entries()) {
      if (index > 0) flow.endLine({ isBreak: !context.isPre })
      if (context.isPre) flow.add({ text: line || ' ', marks: { ...context.marks, code: 'pre' } })
      else for (const run of this.#parseRuns(normalizeSpaces(line), context)) flow.add(run)
    }
  }

  parseBlocks(tag: Tag, context: Context): Block[] {
    const flow = new Flow(languageProperties(context))
    this.#addChildren(flow, tag.children, context)
    if (tag === this.root) this.#flushAnchors(flow)
    flow.endParagraph()
    return flow.blocks
  }

  #addChildren(flow: Flow, children: readonly (Tag | string)[], context: Context): void {
    let wordItems: ListItem[] = []
    const endWordList = () => {
      if (wordItems.length > 0) flow.push(...nestItems(wordItems))
      wordItems = []
    }
    for (const child of children) {
      if (typeof child === 'string') {
        if (wordItems.length > 0 && !/\S/.test(child)) continue
        endWordList()
        this.#addText(flow, child, context)
        continue
      }
      const inner = this.styles.enter(child, context)
      if (!inner) continue
      if (isWordItem(child)) {
        wordItems.push(...parseWordItem(this, child, inner))
        continue
      }
      endWordList()
      for (const id of getIds(child))
        if (this.#linkedIds.has(id) && this.#ids.delete(id)) this.#pendingAnchors.push(id)
      this.#addElement(flow, child, inner, context)
    }
    endWordList()
  }

  /** An anchor between two blocks would be lost. */
  #flushAnchors(flow: Flow): void {
    for (const id of this.#pendingAnchors.splice(0))
      flow.add({ text: '', marks: {}, element: createElement('span', { id }, []) })
  }

  #addElement(flow: Flow, tag: Tag, inner: Context, outer: Context): void {
    const { name } = tag
    const rank = /^h([1-6])$/.exec(name)?.[1]
    if (name === 'br') flow.endLine({ isBreak: true })
    else if (name === 'hr') flow.push({ name, properties: {}, blocks: [] })
    else if (name === 'img') this.#addPicture(flow, tag.attributes, inner)
    else if (/^(?:iframe|frame|embed|oembed|object|video|audio)$/.test(name))
      this.#addFilm(flow, tag, inner)
    else if (rank) this.#addHeading(flow, tag, Number(rank), inner)
    else if (/^(?:ul|ol|menu)$/.test(name)) flow.push(...parseList(this, tag, inner))
    else if (name === 'blockquote') {
      const blocks = this.parseBlocks(tag, withoutLanguage(inner))
      if (blocks.length > 0) flow.push({ name, properties: languageProperties(inner), blocks })
    } else if (/^(?:pre|listing|xmp)$/.test(name)) {
      const blocks = this.parseBlocks(tag, { ...inner, isPre: true })
      flow.push(...blocks.map((block) => (block.lines ? { ...block, name: 'pre' } : block)))
    } else if (name === 'table') flow.push(...parseTable(this, tag, inner))
    else if (/^(?:div|li|option|text|tr|td|th|tbody)$/.test(name))
      flow.join(this.parseBlocks(tag, inner))
    else if (paragraphs.has(name)) flow.push(...this.parseBlocks(tag, inner))
    else this.#addInline(flow, tag, inner, outer)
  }

  #addInline(flow: Flow, tag: Tag, context: Context, outer: Context): void {
    const { lang, dir, isBlock, ...inner } = context
    const url = /^a(?:rea)?$/.test(tag.name) ? tag.attributes.href : undefined
    const href = url === undefined ? undefined : this.#resolveHref(url)
    const hasNewLanguage = (lang && lang !== outer.lang) || (dir && dir !== outer.dir)
    const marks: Marks = {
      ...inner.marks,
      ...(href ? { a: href } : {}),
      ...(hasNewLanguage ? { span: `${lang ?? ''}|${dir ?? ''}` } : {}),
    }
    const children = href && !hasWords(tag) ? nameLink(tag) : inlineChildren(tag)
    if (isBlock) flow.endLine()
    this.#addChildren(flow, children, { ...inner, marks })
    if (isBlock) flow.endLine()
  }

  #addPicture(flow: Flow, attributes: Tag['attributes'], { marks }: Context): void {
    const { src, alt = '' } = attributes
    const [path = ''] = sourcesOf(attributes)
    // Gmail puts an icon before the name of a linked file.
    const isIcon = attributes['aria-hidden'] === 'true'
    if (isIcon) return
    const full = path.replace(/^\/\/(?=[^/]+\.[a-z]{2,}\/)/i, 'https://')
    // Reports a picture without a source; a pasted one is reported already.
    const url = full || src === undefined ? this.#resolver.toMedia(full) : null
    // Gmail writes the file's name as the text, "image.png", and Google Docs the state of a box, which its item has.
    const isName = /\.(?:gif|jpe?g|png|webp)$|^(?:un)?checked$/i.test(alt.trim())
    const words = isName ? '' : alt.trim().slice(0, 1000)
    if (url || words) this.#flushAnchors(flow)
    if (url) {
      const properties = { src: url, alt: words, ...sizeOf(attributes) }
      flow.add({ text: '', marks, element: createElement('img', properties, []) })
      return
    }
    // Pictures of other hosts are linked. A sign is an emoji, a width of 1 a counter.
    const isSeen = attributes.width !== '1' && !/^[^\p{L}\p{N}]+$/u.test(words)
    const href = marks.a ?? (isSeen && /^https?:/i.test(full) ? this.#resolveHref(full) : undefined)
    const text = words || (href && 'See the picture')
    if (!text) return
    flow.add({ text: ' ', marks })
    flow.add({ text, marks: { ...marks, ...(href ? { a: href } : {}) } })
    flow.add({ text: ' ', marks })
  }

  #addFilm(flow: Flow, tag: Tag, context: Context): void {
    const nested = tag.children.filter((one) => typeof one !== 'string')
    const source = nested.find(({ name }) => /^(?:source|embed|iframe)$/.test(name))
    const movie = nested.find(
      ({ name, attributes }) => name === 'param' && /^(?:movie|src)$/i.test(attributes.name ?? ''),
    )
    const { data, url } = tag.attributes
    const sources = [...sourcesOf(tag.attributes), data, url]
      .concat(source?.attributes.src, movie?.attributes.value)
      .flatMap((one) => one?.trim() || [])
    const usable = sources.find((one) => !/^(?:about|data|javascript):/i.test(one))
    const film = usable ? toFilmLink(usable, tag.name) : null
    // Reports a frame that names nothing to open.
    const href = this.#resolveHref(film?.url ?? sources[0] ?? '')
    if (!film || !href) {
      if (tag.name !== 'iframe') flow.push(...this.parseBlocks(tag, context))
      return
    }
    const lines = [[{ text: film.label, marks: { ...context.marks, a: href } }]]
    flow.push({ name: 'p', properties: {}, lines })
  }

  /** Keeps headings between `h2` and `h4`: the page has its own `h1`. */
  #addHeading(flow: Flow, tag: Tag, rank: number, inner: Context): void {
    const name = `h${Math.min(4, Math.max(2, rank))}`
    const { strong: _, ...marks } = inner.marks
    const blocks = this.parseBlocks(tag, { ...inner, isHeading: true, marks })
    flow.push(...blocks.map((block) => (block.name === 'p' ? { ...block, name } : block)))
  }
}

/** Keeps a clerk's size of a picture, which the browser needs before the file arrives. */
const sizeOf = ({ width, height }: Tag['attributes']): Properties =>
  Object.fromEntries(
    Object.entries({ width, height })
      .filter(([, size]) => /^[1-9]\d{0,3}(?:px)?$/.test(size ?? ''))
      .map(([name, size]) => [name, Number.parseInt(size ?? '', 10)]),
  )

const hasWords = ({ children }: Tag): boolean =>
  children.some((one) =>
    typeof one === 'string' ? /\S/.test(one) : one.name === 'img' || hasWords(one),
  )

/** The words of a link without any: an icon, or an area of a picture. Browsers show an empty link as nothing. */
function nameLink({ name, attributes, children }: Tag): string[] {
  const { href = '', alt, title, 'aria-label': label } = attributes
  const words = [label, title, alt].find((one) => one?.trim())
  const isSeen = name === 'area' || children.some((one) => typeof one !== 'string')
  const shown =
    words ?? (isSeen && (toFilmLink(href, name)?.label ?? href.replace(/^(?:mailto|tel|sms):/, '')))
  return shown ? [` ${shown} `] : []
}

/** A link or label that is styled as a button stands apart from the words beside it. */
const isButton = /(?:^|[\s_-])(?:btn|button)(?:[\s_-]|$)/i

function inlineChildren({ name, attributes, children }: Tag): (Tag | string)[] {
  if (name === 'q') return ['“', ...children, '”']
  if (name === 'button' || isButton.test(attributes.class ?? '')) return [' ', ...children, ' ']
  return children
}

export function createElement(
  tagName: string,
  properties: Properties,
  children: ElementContent[],
): Element {
  return { type: 'element', tagName, properties, children }
}

/** Parses text from Word, Google Docs, Gmail, WhatsApp or Quill. Plain text keeps its lines and paragraphs. */
export function parseBlocks(text: string, resolver: UrlResolver): Block[] {
  const reader = new Reader(text, resolver)
  return reader.parseBlocks(reader.root, { marks: {} })
}

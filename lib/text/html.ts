import { decodeHTMLStrict } from 'entities'
import type { Element, ElementContent, Properties, Root } from 'hast'
import { defaultSchema, type Schema, sanitize } from 'hast-util-sanitize'
import { toHtml } from 'hast-util-to-html'
import { htmlTagNames } from 'html-tag-names'
import { Parser } from 'htmlparser2'
import { toFilmLink } from './films'
import { findLinks } from './links'
import { type Mark, type Segments, segmentsToText } from './segments'

/**
 * Reads what an office pastes from Word, Google Docs, Gmail or WhatsApp: htmlparser2 reads the tags within bounds, `Reader`
 * translates them to blocks of runs, and these become HTML for a post, or segments for a card.
 */

/** Bounds of one text: tags or lines, tags inside one another, attributes of a tag, links, and growth by what is opened again. */
const max = { tags: 10_000, nesting: 30, attributes: 30, links: 1000, growth: 4 }

/** Where addresses of a text lead on this site; null: nowhere. */
export type UrlResolver = {
  toHref: (written: string) => string | null
  toMedia: (stored: string) => string | null
  /** Called once for a text that exceeds the bounds. */
  onTruncate?: () => void
}

/** For plain text, where addresses are not shown. */
const nowhere: UrlResolver = { toHref: (written) => written, toMedia: () => null }

type Tag = { name: string; attributes: Record<string, string>; children: (Tag | string)[] }

/** A text up to the tag that would be one too many. */
function withoutFurtherTags(html: string): string {
  let at = -1
  for (let tags = 0; tags <= max.tags; tags += 1) {
    at = html.indexOf('<', at + 1)
    if (at === -1) return html
  }
  return html.slice(0, at)
}

/** Comments, and elements without words to their ends. */
const wordless =
  /<!--[\s\S]*?(?:-->|$)|<(script|style|xml|title|svg)(?:\s[^<>=]*=[^<>]*|\s*)>[\s\S]*?(?:<\/\1\s*>|$)/gi

const known = new Set([
  ...htmlTagNames,
  ...'oembed xml circle defs g path rect use mfrac mi mn mo mrow msub msup mtext'.split(' '),
])
/** What may be a tag, with its name and what stands behind that. */
const mayBeTag =
  /<\/?([a-z][a-z\d]*(?:[:-][\w:-]*)?)((?:[\s/](?:[^<>"']|"[^"]*"|'[^']*')*)?)>|<[!?][a-z[-]/gi
const valueless =
  /^(?:[\s/]|allowfullscreen|async|autoplay|checked|compact|controls|defer|disabled|hidden|loop|multiple|muted|noshade|nowrap|open|readonly|required|reversed|selected)*$/i

function isTag(name: string, behind: string): boolean {
  return (
    (known.has(name.toLowerCase()) || /[:-]/.test(name)) &&
    (behind.includes('=') || valueless.test(behind))
  )
}

const breaks =
  /^(?:address|article|blockquote|br|center|dd|div|dl|dt|h[1-6r]|li|ol|p|pre|section|table|td|tr|ul)$/i

/** The text with each `<` that begins no tag escaped, such as in "marks < 40" or `<class teacher>`. */
function escapeStray(text: string) {
  let [html, from, hasTags, hasBreaks] = ['', 0, false, false]
  const escaped = (words: string) => words.replaceAll('<', '&lt;')
  for (const { 0: all, 1: name, 2: behind = '', index } of text.matchAll(mayBeTag)) {
    if (index < from || (name && !isTag(name, behind))) continue
    html += escaped(text.slice(from, index)) + all
    from = index + all.length
    hasTags = true
    hasBreaks ||= Boolean(name && breaks.test(name))
  }
  return { html: html + escaped(text.slice(from)), hasTags, hasBreaks }
}

const decoded = (text: string) =>
  decodeHTMLStrict(text)
    // Encoded twice, which happens to typographic signs; "&amp;lt;" means what it says.
    .replace(/&(?!lt;|gt;)(?:[a-z]{2,8}|#\d{1,6}|#x[\da-f]{1,5});/gi, (sign) =>
      decodeHTMLStrict(sign),
    )
    // Word's bullets in its Symbol font.
    .replace(/[\uf0a7\uf0b7\uf0d8\uf076]/g, '•')
    .replace(/(?![\t\n\r])[\p{Cc}\p{Cs}]/gu, '')

/** The tags of a text. Those that are too deep go, and their words stay. */
function readTags(html: string, onCut: () => void): Tag {
  const root: Tag = { name: 'div', attributes: {}, children: [] }
  const open: Tag[] = [root]
  let depth = 0
  const top = () => open.at(-1) ?? root
  const parser = new Parser(
    {
      onopentag(name, all) {
        depth += 1
        const attributes = Object.entries(all)
        if (depth > max.nesting || attributes.length > max.attributes) onCut()
        if (depth > max.nesting) return
        const kept = attributes.slice(0, max.attributes)
        const tag: Tag = {
          name,
          attributes: Object.fromEntries(
            kept.map(([key, value]) => [key, decodeHTMLStrict(value)]),
          ),
          children: [],
        }
        top().children.push(tag)
        open.push(tag)
      },
      ontext: (text) => top().children.push(text),
      onclosetag() {
        if (depth <= max.nesting && open.length > 1) open.pop()
        depth -= 1
      },
    },
    { decodeEntities: false },
  )
  parser.end(html)
  return root
}

/** How a run looks; each is an element around it, the first outermost. */
const marks = [
  ...(['a', 'span', 'strong', 'em', 'u', 's'] as const),
  ...(['mark', 'small', 'code', 'sub', 'sup'] as const),
]
type Marks = Partial<Record<(typeof marks)[number], string | true>>
type Run = { text: string; element?: Element; marks: Marks }
type Line = Run[]
/** A paragraph, a heading or the like of lines, or a list, a table or the like of blocks. */
type Block = { name: string; properties: Properties; lines?: Line[]; blocks?: Block[] }

const dropped = new Set(
  'head style script title xml template noscript link meta base select option textarea button input datalist canvas map param source track colgroup col rp'.split(
    ' ',
  ),
)
const markOf: Record<string, keyof Marks> = {
  ...{ b: 'strong', strong: 'strong', i: 'em', em: 'em', cite: 'em', dfn: 'em', var: 'em' },
  ...{ u: 'u', ins: 'u', s: 's', strike: 's', del: 's', mark: 'mark', small: 'small' },
  ...{ code: 'code', kbd: 'code', samp: 'code', tt: 'code', sub: 'sub', sup: 'sup' },
}
/** Elements that begin a paragraph of their own; a `div` begins a line. */
const paragraphs = new Set(
  'p section article aside main header footer nav address center fieldset form details summary legend marquee dl dt dd dir figure figcaption hgroup caption body html'.split(
    ' ',
  ),
)
const listTypes: Record<string, string> = {
  ...{ 'lower-alpha': 'a', 'lower-latin': 'a', 'upper-alpha': 'A', 'upper-latin': 'A' },
  ...{ 'lower-roman': 'i', 'upper-roman': 'I' },
}
const listStyles: Record<string, string> = {
  ...{ a: 'lower-alpha', A: 'upper-alpha', i: 'lower-roman', I: 'upper-roman' },
}
/** Rules of classes in a style sheet, such as `.c1` or `p.MsoDel, li.MsoDel`. */
const styleRules =
  /([\w.-]{1,60}\.[\w-]{1,60}\s*(?:,[\w\s.,-]{1,200})?|\.[\w-]{1,60}\s*)\{([^{}]{0,2000})\}/g
const struckClass = /(?:^|[\s-])(?:mso-?del|strike(?:out|through)?|line-through)(?:\s|$)/i
const fakeBullet = /^\s*(?:[·•▪●○o§–-]|\(?(\d{1,3}|[a-z]|[ivx]+)[.)])(?=\s)\s*/i
const language = /^[a-z]{2,3}(?:-[a-z\d]{2,8}){0,3}$/i

type Context = {
  marks: Marks
  isPre?: boolean
  keepsBreaks?: boolean
  isHeading?: boolean
  lang?: string
  dir?: string
}

/** Collects the blocks of a flow: lines make paragraphs until something else begins. */
class Flow {
  readonly blocks: Block[] = []
  #lines: Line[] = []
  #line: Line = []

  constructor(readonly properties: Properties = {}) {}

  add(run: Run): void {
    this.#line.push(run)
  }

  /** Ends a line. An empty one is a gap between paragraphs, but for the first after a block's end. */
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

  /** Takes the blocks of a `div`: a lone paragraph is lines of ours. */
  join(blocks: Block[]): void {
    const [only] = blocks
    this.endLine()
    const isOurs = only && JSON.stringify(only.properties) === JSON.stringify(this.properties)
    if (blocks.length === 1 && only?.name === 'p' && isOurs) this.#lines.push(...(only.lines ?? []))
    else if (blocks.length === 0) this.endParagraph()
    else this.push(...blocks)
  }
}

const hasWords = ({ text, element }: Run) => /\S/.test(text) || element !== undefined

/** A line without the white space that a browser would not show; [] when nothing is in it. */
function trimLine(line: Line): Line {
  if (!line.some(hasWords)) return []
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
 * Makes ordinary spaces of those that do not break, where a whole sentence is joined by them, as Word writes it: "Rs. 500"
 * stays on one line. Collapses white space.
 */
function spaced(text: string): string {
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

/** The marks of WhatsApp, which stand at the edges of words; Markdown doubles them. */
const chatMark =
  /(?<![\p{L}\p{N}*_~])(([*_~])\2?)(?=[^\s*_~])((?:(?!\2)[^\n])+)(?<=\S)\1(?![\p{L}\p{N}*_~])/gu
const chatMarks: Record<string, keyof Marks> = { '*': 'strong', _: 'em', '~': 's' }

function languageOf({ lang, dir }: Context): Properties {
  return { ...(lang ? { lang } : {}), ...(dir ? { dir } : {}) }
}

/** A context whose language and direction stand at a box around. */
function inBox({ lang: _, dir: __, ...context }: Context): Context {
  return context
}

class Reader {
  readonly #addresses: UrlResolver
  readonly #keepsBreaks: boolean
  readonly #classes = new Map<string, string>()
  readonly #targets = new Set<string>()
  readonly #ids = new Set<string>()
  readonly #places: ReadonlySet<string>
  readonly #anchors: string[] = []
  #budget: number
  #links = 0
  readonly root: Tag

  constructor(text: string, addresses: UrlResolver) {
    let isCut = false
    const onCut = () => {
      if (!isCut) addresses.onTruncate?.()
      isCut = true
    }
    const body = withoutFurtherTags(text)
    if (body !== text) onCut()
    const { html, hasTags, hasBreaks } = escapeStray(body)
    this.#addresses = { ...addresses, onTruncate: onCut }
    this.#keepsBreaks = !hasBreaks
    this.#budget = max.growth * (text.length + 1000)
    this.root = hasTags ? readTags(html, onCut) : { name: 'div', attributes: {}, children: [body] }
    this.#scan(this.root)
    this.#places = new Set([...this.#targets].filter((id) => this.#ids.has(id)))
  }

  /** Learns what is needed before anything is translated: rules of style sheets and targets of links. */
  #scan(tag: Tag): void {
    if (tag.attributes.href?.trim().startsWith('#'))
      this.#targets.add(fragmentOf(tag.attributes.href))
    for (const id of idsOf(tag)) this.#ids.add(id)
    for (const child of tag.children) {
      if (typeof child !== 'string') this.#scan(child)
      else if (tag.name === 'style')
        for (const [, names = '', rule] of child.matchAll(styleRules))
          for (const [, name = ''] of names.matchAll(/\.([\w-]+)\s*(?:,|$)/g))
            this.#classes.set(name, `${this.#classes.get(name) ?? ''};${rule}`.slice(-2000))
    }
  }

  #lookOf({ attributes }: Tag): string {
    const ofClasses = (attributes.class ?? '')
      .split(/\s+/, 20)
      .map((name) => this.#classes.get(name) ?? '')
    const look = [...ofClasses, attributes.style ?? ''].join(';').toLowerCase()
    return look.replace(/\/\*.*?\*\//gs, '')
  }

  /** What an element says of the runs in it; null when it is not shown. */
  #contextOf(tag: Tag, outer: Context): Context | null {
    const { name, attributes } = tag
    const look = this.#lookOf(tag)
    if (
      'hidden' in attributes ||
      /display\s*:\s*none(?!.*display\s*:\s*(?!none))|visibility\s*:\s*hidden|mso-hide\s*:\s*all/s.test(
        look,
      )
    )
      return null
    const mark = markOf[name]
    const inner: Marks = { ...outer.marks }
    const set = (key: keyof Marks, isOn: boolean) => {
      if (isOn) inner[key] = true
      else delete inner[key]
    }
    if (mark) inner[mark] = true
    if (/font-weight\s*:\s*(?:bold|[6-9]00)/.test(look)) set('strong', true)
    if (/font-weight\s*:\s*(?:normal|lighter|[1-5]00)/.test(look)) set('strong', false)
    if (/font-style\s*:\s*(?:italic|oblique)/.test(look)) set('em', true)
    if (/font-style\s*:\s*normal/.test(look)) set('em', false)
    if (/vertical-align\s*:\s*super/.test(look)) set('sup', true)
    if (/vertical-align\s*:\s*sub/.test(look)) set('sub', true)
    if (mark === 's' && /text-decoration[^:;]*:\s*none/.test(look) && !outer.marks.s)
      set('s', false)
    if (
      /text-decoration[^:;]*:[^;]*line-through/.test(look) ||
      struckClass.test(attributes.class ?? '')
    )
      set('s', true)
    if (outer.isHeading) set('strong', false)
    const lang = attributes.lang ?? attributes['xml:lang']
    const dir = attributes.dir ?? /direction\s*:\s*(rtl|ltr)/.exec(look)?.[1]
    return {
      ...outer,
      marks: inner,
      ...(/white-space\s*:\s*pre/.test(look) ? { keepsBreaks: true } : {}),
      ...(lang && language.test(lang) && !/^en\b/i.test(lang) ? { lang } : {}),
      ...(dir && /^(?:rtl|ltr|auto)$/i.test(dir) ? { dir: dir.toLowerCase() } : {}),
    }
  }

  #href(written: string): string | undefined {
    const address = written.trim()
    if (address.startsWith('#')) {
      const id = fragmentOf(address)
      return this.#places.has(id) ? `#${prefix}${id}` : undefined
    }
    const href = written.length > 2000 ? null : this.#addresses.toHref(written)
    if (href === null) return undefined
    this.#budget -= href.length
    this.#links += 1
    const isTooMuch = this.#budget < 0 || this.#links > max.links
    if (isTooMuch) this.#addresses.onTruncate?.()
    return isTooMuch ? undefined : href
  }

  /** The runs of a text: its links, and what WhatsApp marks. */
  #runs(text: string, { marks: all }: Context): Run[] {
    const marks = this.#affordable(all)
    const plain = (words: string, inner: Marks): Run[] => {
      if (inner.a !== undefined || inner.code === 'pre') return [{ text: words, marks: inner }]
      let from = 0
      const runs: Run[] = []
      for (const link of findLinks(words)) {
        const href = this.#href(link.href)
        if (!href) continue
        runs.push({ text: words.slice(from, link.from), marks: inner })
        runs.push({ text: words.slice(link.from, link.to), marks: { ...inner, a: href } })
        from = link.to
      }
      return [...runs, { text: words.slice(from), marks: inner }].filter((run) => run.text)
    }
    if ((text.match(/[*_~]/g) ?? []).length > max.links) return plain(text, marks)
    // A mark inside an address is a part of it.
    let [masked, end] = ['', 0]
    for (const { from, to } of findLinks(text)) {
      masked += text.slice(end, from) + '\ue000'.repeat(to - from)
      end = to
    }
    masked += text.slice(end)
    const marked = (from: number, to: number, inner: Marks): Run[] => {
      const runs: Run[] = []
      let at = from
      for (const found of masked.slice(from, to).matchAll(chatMark)) {
        const start = from + found.index
        const [, sign = '', char = ''] = found
        const key = sign === '__' ? 'strong' : chatMarks[char]
        if (!key || inner[key]) continue
        runs.push(...plain(text.slice(at, start), inner))
        const last = start + found[0].length - sign.length
        runs.push(...marked(start + sign.length, last, { ...inner, [key]: true }))
        at = start + found[0].length
      }
      return [...runs, ...plain(text.slice(at, to), inner)]
    }
    return marked(0, text.length, marks)
  }

  /** A link over many blocks is opened again in each. */
  #affordable({ a, ...others }: Marks): Marks {
    if (a === undefined) return others
    this.#budget -= String(a).length
    return this.#budget < 0 ? others : { ...others, a }
  }

  #addText(flow: Flow, raw: string, context: Context): void {
    const text = decoded(raw)
    if (/\S/.test(text)) this.#addAnchors(flow)
    const all =
      this.#keepsBreaks || context.isPre || context.keepsBreaks ? text.split(/\r\n?|\n/) : [text]
    const lines = [
      ...all.slice(0, max.tags),
      ...(all.length > max.tags ? [all.slice(max.tags).join(' ')] : []),
    ]
    for (const [index, line] of lines.entries()) {
      if (index > 0) flow.endLine({ isBreak: !context.isPre })
      if (context.isPre) flow.add({ text: line || ' ', marks: { ...context.marks, code: 'pre' } })
      else for (const run of this.#runs(spaced(line), context)) flow.add(run)
    }
  }

  /** The blocks of an element's children. */
  flow(tag: Tag, context: Context): Block[] {
    const flow = new Flow(languageOf(context))
    this.#fill(flow, tag.children, context)
    if (tag === this.root) this.#addAnchors(flow)
    flow.endParagraph()
    return flow.blocks
  }

  #fill(flow: Flow, children: readonly (Tag | string)[], context: Context): void {
    let fakes: { tag: Tag; context: Context }[] = []
    const endFakes = () => {
      if (fakes.length > 0) flow.push(...this.#fakeList(fakes))
      fakes = []
    }
    for (const child of children) {
      if (typeof child === 'string') {
        if (fakes.length > 0 && !/\S/.test(child)) continue
        endFakes()
        this.#addText(flow, child, context)
        continue
      }
      const inner = dropped.has(child.name) ? null : this.#contextOf(child, context)
      if (!inner) continue
      if (isFakeItem(child)) {
        fakes.push({ tag: child, context: inner })
        continue
      }
      endFakes()
      this.#noteAnchor(child)
      this.#add(flow, child, inner, context)
    }
    endFakes()
  }

  /** A place that a link of the same text leads to. */
  #noteAnchor(tag: Tag): void {
    for (const id of idsOf(tag))
      if (this.#targets.has(id) && this.#ids.delete(id)) this.#anchors.push(id)
  }

  /** Anchors stand with the words that follow them, inside their block. */
  #addAnchors(flow: Flow): void {
    for (const id of this.#anchors.splice(0))
      flow.add({ text: '', marks: {}, element: element('span', { id }, []) })
  }

  #add(flow: Flow, tag: Tag, inner: Context, outer: Context): void {
    const { name, attributes } = tag
    const rank = /^h([1-6])$/.exec(name)?.[1]
    if (name === 'br') flow.endLine({ isBreak: true })
    else if (name === 'hr') flow.push({ name, properties: {}, blocks: [] })
    else if (name === 'img') this.#addPicture(flow, attributes, inner)
    else if (/^(?:iframe|frame|embed|oembed|object|video|audio)$/.test(name))
      this.#addFilm(flow, tag, inner)
    else if (rank) this.#addHeading(flow, tag, Number(rank), inner)
    else if (/^(?:ul|ol|menu)$/.test(name))
      flow.push(...this.#list(tag, inBox(inner), languageOf(inner)))
    else if (name === 'blockquote')
      this.#addBox(flow, name, this.flow(tag, inBox(inner)), languageOf(inner))
    else if (name === 'pre' || name === 'listing' || name === 'xmp')
      flow.push(
        ...this.flow(tag, { ...inner, isPre: true }).map((block) => ({
          ...block,
          name: block.lines ? 'pre' : block.name,
        })),
      )
    else if (name === 'table') flow.push(...this.#table(tag, inBox(inner), languageOf(inner)))
    else if (/^(?:div|li|tr|td|th|tbody)$/.test(name)) flow.join(this.flow(tag, inner))
    else if (paragraphs.has(name)) flow.push(...this.flow(tag, inner))
    else this.#addInline(flow, tag, inner, outer)
  }

  #addInline(flow: Flow, tag: Tag, { lang, dir, ...inner }: Context, outer: Context): void {
    const href =
      tag.name === 'a' && tag.attributes.href !== undefined
        ? this.#href(tag.attributes.href)
        : undefined
    const isNew = (lang && lang !== outer.lang) || (dir && dir !== outer.dir)
    const marks: Marks = {
      ...inner.marks,
      ...(href ? { a: href } : {}),
      ...(isNew ? { span: `${lang ?? ''}|${dir ?? ''}` } : {}),
    }
    this.#fill(flow, tag.children, { ...inner, marks })
  }

  #addPicture(flow: Flow, attributes: Record<string, string>, { marks }: Context): void {
    const { src = '', alt } = attributes
    const stored =
      [src, attributes['data-src'] ?? ''].find((one) => one && !/^data:/i.test(one)) ?? ''
    const picture = stored && this.#addresses.toMedia(stored)
    const words = (alt ?? '').trim().slice(0, 1000)
    if (picture || words) this.#addAnchors(flow)
    if (picture)
      flow.add({
        text: '',
        marks,
        element: element('img', { src: picture, alt: words, loading: 'lazy' }, []),
      })
    else if (words || marks.a) flow.add({ text: ` ${words || 'See the picture'} `, marks })
  }

  #addFilm(flow: Flow, tag: Tag, { marks }: Context): void {
    const nested = tag.children.filter((one) => typeof one !== 'string')
    const [first] = nested.filter(({ name }) => /^(?:source|embed|iframe)$/.test(name))
    const movie = nested.find(
      ({ name, attributes }) => name === 'param' && /^(?:movie|src)$/i.test(attributes.name ?? ''),
    )
    const written = [
      tag.attributes.src,
      tag.attributes['data-src'],
      tag.attributes.data,
      tag.attributes.url,
      first?.attributes.src,
      movie?.attributes.value,
    ]
    const address = written.find((one) => one && !/^(?:about|data|javascript):/i.test(one.trim()))
    const film = address && toFilmLink(address, tag.name)
    const href = film && this.#href(film.address)
    if (!film || !href) return
    flow.push({
      name: 'p',
      properties: {},
      lines: [[{ text: film.label, marks: { ...marks, a: href } }]],
    })
  }

  #addBox(flow: Flow, name: string, blocks: Block[], properties: Properties = {}): void {
    if (blocks.length > 0) flow.push({ name, properties, blocks })
  }

  /** The page has its own h1. */
  #addHeading(flow: Flow, tag: Tag, rank: number, inner: Context): void {
    const name = `h${Math.min(4, Math.max(2, rank))}`
    const context = { ...inner, isHeading: true, marks: { ...inner.marks } }
    delete context.marks.strong
    flow.push(
      ...this.flow(tag, context).map((block) => (block.name === 'p' ? { ...block, name } : block)),
    )
  }

  #list(tag: Tag, context: Context, language: Properties): Block[] {
    const items: Block[] = []
    for (const child of tag.children) {
      if (typeof child === 'string' ? !/\S/.test(child) : dropped.has(child.name)) continue
      const inner = typeof child === 'string' ? context : this.#contextOf(child, context)
      if (!inner) continue
      const isItem = typeof child !== 'string' && child.name === 'li'
      const blocks = this.flow(
        isItem ? child : { name: 'div', attributes: {}, children: [child] },
        inner,
      )
      const last = items.at(-1)
      // Word and Google Docs put a nested list beside the item that it belongs to.
      if (!isItem && last && blocks.every(({ name }) => /^[uo]l$/.test(name)))
        last.blocks?.push(...blocks)
      else if (blocks.length > 0)
        items.push({ name: 'li', properties: isItem ? itemProperties(child) : {}, blocks })
    }
    if (items.length === 0) return []
    const { start, type, reversed } = tag.attributes
    const style = /list-style(?:-type)?\s*:\s*([a-z-]+)/.exec(this.#lookOf(tag))?.[1]
    const kind = /^[aAiI1]$/.test(type ?? '') ? type : listTypes[style ?? '']
    const name = tag.name === 'ol' ? 'ol' : 'ul'
    const properties =
      name === 'ol'
        ? {
            ...number('start', start),
            // The page's own styles outweigh the attribute.
            ...(kind && listStyles[kind]
              ? { type: kind, style: `list-style-type:${listStyles[kind]}` }
              : {}),
            ...(reversed === undefined ? {} : { reversed: true }),
          }
        : {}
    return [{ name, properties: { ...language, ...properties }, blocks: items }]
  }

  /** Word's lists are paragraphs with a bullet or a number before their words. */
  #fakeList(fakes: readonly { tag: Tag; context: Context }[]): Block[] {
    const lists: Block[] = []
    for (const { tag, context } of fakes) {
      const blocks = this.flow(tag, context)
      const level = Number(/level(\d)/.exec(tag.attributes.style ?? '')?.[1] ?? 1)
      const [bullet, start] = takeBullet(blocks) ?? ['']
      if (blocks.length === 0) continue
      const name = start === undefined ? 'ul' : 'ol'
      const parent = level > 1 ? lists.at(-1)?.blocks?.at(-1)?.blocks : undefined
      const siblings = parent ?? lists
      const last = siblings.at(-1)
      const item: Block = { name: 'li', properties: {}, blocks }
      if (bullet === '') siblings.push(...blocks)
      else if (last?.name === name) last.blocks?.push(item)
      else {
        siblings.push({ name, properties: orderOf(start), blocks: [item] })
      }
    }
    return lists
  }

  /** A table; one of a single cell is a frame around what is in it. */
  #table(tag: Tag, context: Context, language: Properties): Block[] {
    const captions: Block[] = []
    const parts: Block[] = []
    const addRow = (row: Tag, inRow: Context, name: string) => {
      const cells = row.children.flatMap((cell): Block[] => {
        const inner = typeof cell === 'string' ? null : this.#contextOf(cell, inRow)
        if (!inner || typeof cell === 'string' || !/^t[dh]$/.test(cell.name)) return []
        const isHead = cell.name === 'th'
        const { colspan, rowspan, scope } = cell.attributes
        const properties = {
          ...number('colSpan', colspan),
          ...number('rowSpan', rowspan),
          ...(isHead && /^(?:col|row)(?:group)?$/.test(scope ?? '') ? { scope } : {}),
        }
        return [
          { name: cell.name, properties, blocks: this.flow(cell, { ...inner, isHeading: isHead }) },
        ]
      })
      if (cells.length === 0) return
      const last = parts.at(-1)
      const inPart: Block = { name: 'tr', properties: {}, blocks: cells }
      if (last?.name === name) last.blocks?.push(inPart)
      else parts.push({ name, properties: {}, blocks: [inPart] })
    }
    const read = (part: Tag, inPart: Context, name: string) => {
      for (const child of part.children) {
        const inner = typeof child === 'string' ? null : this.#contextOf(child, inPart)
        if (!inner || typeof child === 'string') continue
        if (child.name === 'tr') addRow(child, inner, name)
        else if (/^t(?:head|body|foot)$/.test(child.name)) read(child, inner, child.name)
        else if (child.name === 'caption') captions.push(...this.flow(child, inner))
      }
    }
    read(tag, context, 'tbody')
    const rows = parts.flatMap(({ blocks = [] }) => blocks)
    const [only] = rows[0]?.blocks ?? []
    if (rows.length === 1 && rows[0]?.blocks?.length === 1)
      return [...captions, ...(only?.blocks ?? [])]
    if (rows.length === 0) return captions
    const [lines] = captions.map((caption) => caption.lines ?? [])
    const caption: Block[] = lines ? [{ name: 'caption', properties: {}, lines }] : []
    return [{ name: 'table', properties: language, blocks: [...caption, ...parts] }]
  }
}

/** The id that a link such as `#caf%C3%A9` names. */
function fragmentOf(href: string): string {
  const id = href.trim().slice(1)
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}

function idsOf({ name, attributes }: Tag): string[] {
  const { id, name: anchor } = attributes
  return [...(id ? [id] : []), ...(name === 'a' && anchor ? [anchor] : [])]
}

const isFakeItem = ({ name, attributes }: Tag) =>
  name === 'p' &&
  (/mso-list\s*:(?!\s*none)/.test(attributes.style ?? '') ||
    /MsoListParagraph/.test(attributes.class ?? ''))

/** Takes the bullet or number from the words of an item: the bullet, and a number's value. */
function takeBullet([first]: readonly Block[]): [string, string?] | null {
  const line = first?.lines?.[0]
  const run = line?.[0]
  if (!line || !run) return null
  const text = line.map((one) => one.text).join('')
  const [bullet, value] = fakeBullet.exec(text) ?? []
  if (bullet === undefined) return null
  let left = bullet.length
  for (const one of line) {
    const taken = Math.min(left, one.text.length)
    one.text = one.text.slice(taken)
    left -= taken
  }
  return value === undefined ? [bullet] : [bullet, value]
}

/** The type and start of a list from its first number, such as "3", "a" or "i". */
function orderOf(first = '1'): Properties {
  if (/\d/.test(first)) return Number(first) > 1 ? { start: Number(first) } : {}
  const type = first.toLowerCase() === 'i' ? first : first < 'a' ? 'A' : 'a'
  return { type, style: `list-style-type:${listStyles[type]}` }
}

function number(name: string, value: string | undefined): Properties {
  return /^-?\d{1,4}$/.test(value ?? '') ? { [name]: Number(value) } : {}
}

const itemProperties = ({ attributes }: Tag) => number('value', attributes.value)

function element(tagName: string, properties: Properties, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties, children }
}

/** The elements of runs: neighbours with a mark of the same value share it. */
function inline(runs: readonly Run[], at = 0): ElementContent[] {
  const mark = marks[at]
  if (mark === undefined)
    return runs.map(
      ({ text, element: own }): ElementContent => own ?? { type: 'text', value: text },
    )
  const content: ElementContent[] = []
  for (let from = 0, to = 0; from < runs.length; from = to) {
    const value = runs[from]?.marks[mark]
    for (to = from + 1; to < runs.length && runs[to]?.marks[mark] === value; ) to += 1
    const inner = inline(runs.slice(from, to), at + 1)
    if (value === undefined || value === 'pre') content.push(...inner)
    else content.push(element(mark, markProperties(mark, value), inner))
  }
  return content
}

function markProperties(mark: string, value: string | true): Properties {
  if (mark === 'a') return { href: String(value), rel: ['noopener'] }
  if (mark !== 'span') return {}
  const [lang, dir] = String(value).split('|')
  return { ...(lang ? { lang } : {}), ...(dir ? { dir } : {}) }
}

/** The lines of a paragraph with breaks between them; runs of two lines share no element. */
function content({ name, lines = [], blocks = [] }: Block): ElementContent[] {
  if (name === 'pre')
    return [
      {
        type: 'text',
        value: lines.map((line) => line.map(({ text }) => text).join('')).join('\n'),
      },
    ]
  const [only] = blocks
  const isLoose =
    /^(?:li|td|th|caption)$/.test(name) &&
    only?.name === 'p' &&
    !Object.keys(only.properties).length
  if (isLoose && only) return [...content(only), ...blocks.slice(1).map(toElement)]
  if (blocks.length > 0) return blocks.map(toElement)
  return lines.flatMap((line, index) => [
    ...(index > 0 ? [element('br', {}, [])] : []),
    ...inline(line),
  ])
}

const toElement = (block: Block): Element => element(block.name, block.properties, content(block))

const prefix = 'post-'

/** What may be in a page. The translation makes nothing else; this holds whatever it does. */
const schema: Schema = {
  ...defaultSchema,
  clobberPrefix: prefix,
  tagNames: [
    ...'h2 h3 h4 p br hr ul ol li blockquote pre img'.split(' '),
    ...'table caption thead tbody tfoot tr th td'.split(' '),
    ...marks,
  ],
  attributes: {
    '*': ['lang', 'dir'],
    a: ['href', 'rel'],
    span: ['id'],
    img: ['src', 'alt', 'loading'],
    li: ['value'],
    ol: ['start', 'type', 'reversed', ['style', /^list-style-type:[a-z]+-[a-z]+$/]],
    td: ['colSpan', 'rowSpan'],
    th: ['colSpan', 'rowSpan', 'scope'],
  },
  protocols: { href: ['http', 'https', 'mailto', 'tel'] },
  required: {},
  ancestors: {},
}

/** A post's body as HTML of the site's own elements. */
export function renderPostHtml(text: string, addresses: UrlResolver): string {
  const reader = new Reader(text, addresses)
  const root: Root = {
    type: 'root',
    children: reader.flow(reader.root, { marks: {} }).map(toElement),
  }
  return toHtml(sanitize(root, schema), { allowDangerousHtml: false })
}

/** Adds a piece to a text in pieces; neighbours that look alike are one. */
function append(segments: (string | Mark)[], piece: string | Mark): void {
  const last = segments.at(-1)
  if (piece === '' || (typeof piece !== 'string' && piece.text === '')) return
  if (typeof piece === 'string' && typeof last === 'string')
    segments[segments.length - 1] = last + piece
  else if (typeof piece === 'string' || typeof last !== 'object') segments.push(piece)
  else if (last.href === piece.href && last.isStruck === piece.isStruck) last.text += piece.text
  else segments.push(piece)
}

function toPiece({ text, element: own, marks }: Run): string | Mark {
  const { src, alt } = own?.properties ?? {}
  const href = typeof marks.a === 'string' && !marks.a.startsWith('#') ? marks.a : src
  const words = src ? String(alt || 'See the picture') : text
  if (!href && !marks.s) return words
  return {
    text: words,
    ...(href ? { href: String(href) } : {}),
    ...(marks.s ? { isStruck: true as const } : {}),
  }
}

function addSegments(segments: (string | Mark)[], block: Block, before: string): void {
  append(segments, before)
  for (const [index, line] of (block.lines ?? []).entries()) {
    if (index > 0) append(segments, '\n')
    for (const run of line) append(segments, toPiece(run))
  }
  const isNumbered = block.name === 'ol'
  let count = Number(block.properties.start ?? 1)
  for (const [index, inner] of (block.blocks ?? []).entries()) {
    const isFirst = index === 0
    if (inner.name === 'li') {
      if (inner.properties.value !== undefined) count = Number(inner.properties.value)
      const marker = isNumbered ? `${numeral(count, block.properties.type)}.` : '•'
      addSegments(segments, inner, `${isFirst ? '' : '\n'}${marker} `)
      count += 1
    } else addSegments(segments, inner, isFirst ? '' : gapBefore(inner.name))
  }
}

/** A list's number as its type shows it: `c`, `iv`; beyond what a list of a school has, its digits. */
function numeral(count: number, type: unknown): string {
  const isLetter = /^[aA]$/.test(String(type)) && count > 0 && count <= 26
  const isRoman = /^[iI]$/.test(String(type)) && count > 0 && count < 40
  const ones = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix'][count % 10]
  const roman = isRoman && `${'x'.repeat(count / 10)}${ones}`
  const text = isLetter ? String.fromCharCode(96 + count) : roman || String(count)
  return type === 'A' || type === 'I' ? text.toUpperCase() : text
}

function gapBefore(name: string): string {
  if (/^t[dh]$/.test(name)) return ' '
  return /^(?:tr|tbody|thead|tfoot|ul|ol)$/.test(name) ? '\n' : '\n\n'
}

/** The words of a text, plain or HTML, with its links and what is struck out; a line each for what stands in lines. */
export function parseSegments(text: string, addresses: UrlResolver = nowhere): Segments {
  if (!/[<&@*_~\u00a0\u202f]|\w\.\w|:\/\/|\d{4}/.test(text))
    return text.trim() ? [tidyLines(text)] : []
  const reader = new Reader(text, addresses)
  const segments: (string | Mark)[] = []
  const blocks = reader.flow(reader.root, { marks: {} }).filter(({ name }) => name !== 'hr')
  for (const [index, block] of blocks.entries())
    addSegments(segments, block, index > 0 ? '\n\n' : '')
  return segments
}

/** The beginning of a long text, without what stands there but is never seen. */
export function truncateHtml(text: string, characters: number): string {
  const hides = /line-through|display\s*:\s*none/i
  const words = text.replace(wordless, (all, name?: string) => {
    if (name?.toLowerCase() !== 'style' || !hides.test(all)) return ''
    return `<style>${(all.match(styleRules) ?? []).filter((rule) => hides.test(rule)).join('')}</style>`
  })
  return words.length > characters ? words.slice(0, characters).replace(/<[^<>]*$/, '') : words
}

function tidyLines(text: string): string {
  return text
    .split(/\r\n?|\n/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** The words of a text that may be HTML or plain. To be shown as text only. */
export const toPlainText = (text: string) => segmentsToText(parseSegments(text))

/** The same in one line. */
export const toSingleLine = (text: string) => toPlainText(text).replace(/\s+/g, ' ').trim()

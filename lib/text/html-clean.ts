import type { Element, ElementContent, Properties } from 'hast'
import { toFilmLink } from './films'
import { listProperties, takeWordItem, toItem, toNumberProperty } from './html-lists'
import { append, h, isBlank, isBlock, isBlockName, linkTo, textOf } from './html-nodes'
import { decodeText, readSource } from './html-source'
import { declarationsOf, isHidden, isUndone, marksOfStyle, toOwnElement } from './html-styles'
import { readText } from './html-text'
import {
  type Attributes,
  attributesOf,
  type HtmlElement,
  type HtmlNode,
  isElementNode,
  isTextNode,
  nodesIn,
  parseTree,
  wordsIn,
} from './html-tree'

/** Translates URLs in a text; null drops the link or picture. */
export type UrlResolver = {
  toHref: (url: string) => string | null
  toMedia: (path: string) => string | null
  /** Called once when formatting or links are left out, because there are too many. */
  onExcess?: () => void
}

/** `growth` is output per input, because links and marks repeat in every block. */
const max = { levels: 100, growth: 4 }

type Context = {
  /** Inline elements that are open around a text, so that none is inside another of its kind. */
  marks: ReadonlySet<string>
  level: number
  keepsBreaks: boolean
}

/** Parts of a table are no levels of their own: a text between them would have no cell. */
const tablePart = /^(?:caption|t(?:head|body|foot|r|d|h))$/
const frame = /^(?:iframe|frame|embed|oembed|object|video|audio)$/

/** Translates the elements and styles of editors to a few elements of our own. */
class Cleaner {
  constructor(
    private readonly resolver: UrlResolver,
    private budget: number,
  ) {}

  clean(nodes: readonly HtmlNode[], context: Context): ElementContent[] {
    return nodes.flatMap((node) => {
      if (isTextNode(node)) return this.#text(node.value, context)
      return isElementNode(node) ? this.#element(node, context) : []
    })
  }

  #text(raw: string, { marks, keepsBreaks }: Context): ElementContent[] {
    const text = decodeText(raw)
    return (keepsBreaks ? text.split('\n') : [text]).flatMap((line, index) => [
      ...(index > 0 ? [h('br')] : []),
      ...readText(line.replace(/\s+/g, ' '), marks, (href) => this.#resolve(href)),
    ])
  }

  #element(element: HtmlElement, outer: Context): ElementContent[] {
    const { tagName: name } = element
    const attributes = attributesOf(element)
    const css = declarationsOf(attributes)
    if (isHidden(name, attributes, css)) return []
    if (outer.level >= max.levels && !tablePart.test(name)) {
      this.resolver.onExcess?.()
      return this.#text(wordsIn(element), outer)
    }
    if (name === 'br' || name === 'hr') return [h(name)]
    if (name === 'img') return this.#picture(attributes, outer)
    if (frame.test(name)) return this.#frame(element, outer)
    const wordItem = name === 'p' ? takeWordItem(element, attributes) : null
    const content = this.#inside(element, attributes, css, outer)
    const own = toOwnElement(name)
    if (wordItem) return [{ ...wordItem, children: content }]
    if (own && isBlockName(own)) return [toBlock(own, element, attributes, css, content)]
    return /display\s*:\s*(?:block|flex|grid|list-item|table)/.test(css)
      ? [h('div', {}, content)]
      : content
  }

  /** Returns what is inside an element, with the inline elements that it stands for. */
  #inside(element: HtmlElement, attributes: Attributes, css: string, outer: Context) {
    const { tagName: name, childNodes } = element
    const own = toOwnElement(name)
    const isMark = own !== undefined && !isBlockName(own) && !isUndone(css)
    const all = new Set([...(isMark ? [own] : []), ...marksOfStyle(css)])
    const marks = [...all].filter((mark) => !outer.marks.has(mark))
    const canLink = name === 'a' && attributes.href !== undefined && !outer.marks.has('a')
    const href = canLink ? this.#resolve(attributes.href ?? '') : undefined
    // Headings are bold already.
    const implied = [...(href ? ['a'] : []), ...(/^(?:h\d|th)$/.test(name) ? ['strong'] : [])]
    const inner = {
      marks: new Set([...outer.marks, ...marks, ...implied]),
      level: outer.level + 1,
      keepsBreaks: outer.keepsBreaks || name === 'pre' || /white-space\s*:\s*pre/.test(css),
    }
    let content = toSign(element, attributes, css) ?? this.clean(childNodes, inner)
    if (href && isBlank(content)) content = nameLink(element, attributes)
    for (const mark of marks) content = this.#wrap(content, mark, {})
    return href ? this.#wrap(content, 'a', linkTo(href, []).properties) : content
  }

  /** Wraps a content also inside its blocks: `<b><p>x</p></b>` becomes `<p><b>x</b></p>`. */
  #wrap(content: ElementContent[], tagName: string, properties: Properties): ElementContent[] {
    const wrapped: ElementContent[] = []
    for (const node of content) {
      if (isBlock(node))
        wrapped.push({ ...node, children: this.#wrap(node.children, tagName, properties) })
      else if (this.#spend(20 + String(properties.href ?? '').length))
        append(wrapped, h(tagName, properties, [node]))
      else wrapped.push(node)
    }
    return wrapped
  }

  #spend(characters: number): boolean {
    this.budget -= characters
    if (this.budget < 0) this.resolver.onExcess?.()
    return this.budget >= 0
  }

  #resolve(href: string): string | undefined {
    const resolved = this.resolver.toHref(href)
    return resolved !== null && this.#spend(40 + resolved.length) ? resolved : undefined
  }

  #picture(attributes: Attributes, { marks }: Context): ElementContent[] {
    // Gmail puts an icon before the name of a linked file.
    if (attributes['aria-hidden'] === 'true') return []
    const path = (attributes.src ?? '').replace(/^\/\/(?=[^/]+\.[a-z]{2,}\/)/i, 'https://')
    const url = path ? this.resolver.toMedia(path) : null
    // Gmail writes the file's name as the text, "image.png", and Google Docs the state of a box.
    const alt = attributes.alt?.trim().slice(0, 1000) ?? ''
    const words = /\.(?:gif|jpe?g|png|webp)$|^(?:un)?checked$/i.test(alt) ? '' : alt
    if (url) return [h('img', { src: url, alt: words, ...sizeOf(attributes) })]
    // Pictures of other hosts are linked. A sign is an emoji, a width of 1 a counter.
    const isSeen = attributes.width !== '1' && !/^[^\p{L}\p{N}]+$/u.test(words)
    const canLink = isSeen && !marks.has('a') && /^https?:/i.test(path)
    const href = canLink ? this.#resolve(path) : undefined
    const shown = words || ((href || marks.has('a')) && 'See the picture')
    if (!shown) return []
    return [textOf(' '), href ? linkTo(href, [textOf(shown)]) : textOf(shown), textOf(' ')]
  }

  /** A frame becomes a link to what it shows. */
  #frame(element: HtmlElement, context: Context): ElementContent[] {
    const nested = [...nodesIn(element)].filter(isElementNode)
    const sources = [element, ...nested.filter(({ tagName }) => tagName !== 'img')]
      .map(attributesOf)
      .flatMap(({ src, data, url }) => [src, data, url])
      .flatMap((source) => source?.trim() || [])
    const usable = sources.find((one) => !/^(?:about|data|javascript):/i.test(one))
    const film = usable ? toFilmLink(usable, element.tagName) : null
    // Reports a frame that names nothing to open.
    const href = this.#resolve(film?.url ?? sources[0] ?? '')
    if (film && href) {
      const label = textOf(film.label)
      return [h('p', {}, [context.marks.has('a') ? label : linkTo(href, [label])])]
    }
    if (element.tagName === 'iframe') return []
    return [h('p', {}, this.clean(element.childNodes, { ...context, level: context.level + 1 }))]
  }
}

/** Keeps a clerk's size of a picture, which the browser needs before the file arrives. */
const sizeOf = ({ width, height }: Attributes): Properties =>
  Object.fromEntries(
    Object.entries({ width, height })
      .filter(([, size]) => /^[1-9]\d{0,3}(?:px)?$/.test(size ?? ''))
      .map(([name, size]) => [name, Number.parseInt(size ?? '', 10)]),
  )

const signs: Record<string, string> = { ü: '✓', û: '✗', þ: '☑', ý: '☒', '¨': '☐', o: '☐' }

/** Returns the sign that a letter stands for in a font such as Wingdings, which phones lack. Most are bullets. */
function toSign(element: HtmlElement, { face }: Attributes, css: string): ElementContent[] | null {
  const font = face ?? /font(?:-family)?\s*:([^;]*)/.exec(css)?.[1] ?? ''
  const letter = /wingdings|webdings/i.test(font) ? decodeText(wordsIn(element)).trim() : ''
  return letter.length === 1 ? [textOf(`${signs[letter] ?? '•'} `)] : null
}

/** The words of a link around an icon. Editors leave links around nothing behind. */
function nameLink({ childNodes, tagName }: HtmlElement, { title, href = '' }: Attributes) {
  const address = href.replace(/^(?:mailto|tel):/, '')
  const ofTarget = childNodes.some(isElementNode) && (toFilmLink(href, tagName)?.label ?? address)
  const words = title?.trim() || ofTarget
  return words ? [textOf(` ${words} `)] : []
}

function toBlock(
  block: string,
  { parentNode: parent }: HtmlElement,
  attributes: Attributes,
  css: string,
  content: ElementContent[],
): Element {
  if (block === 'ol') return h('ol', listProperties(attributes, css), content)
  if (block === 'li') {
    const list = parent && isElementNode(parent) ? toOwnElement(parent.tagName) : undefined
    const isItem = list === 'ul' || list === 'ol'
    return { ...(isItem ? toItem(attributes, list) : h('div')), children: content }
  }
  const scope = /^(?:col|row)(?:group)?$/.exec(attributes.scope ?? '')?.[0]
  const properties = {
    ...toNumberProperty('colSpan', attributes.colspan),
    ...toNumberProperty('rowSpan', attributes.rowspan),
    ...(scope && { scope }),
  }
  return h(block, /^t[dh]$/.test(block) ? properties : {}, content)
}

/** Cleans text from Word, Google Docs, Gmail, WhatsApp or Quill. Plain text keeps its lines. */
export function cleanHtml(text: string, resolver: UrlResolver): ElementContent[] {
  let isReported = false
  const onExcess = () => {
    if (!isReported) resolver.onExcess?.()
    isReported = true
  }
  const root = parseTree(readSource(text), onExcess)
  const elements = [...nodesIn(root)].filter(isElementNode)
  const names = elements.map(({ tagName }) => toOwnElement(tagName) ?? '')
  const cleaner = new Cleaner({ ...resolver, onExcess }, max.growth * (text.length + 1000))
  return cleaner.clean(root.childNodes, {
    marks: new Set(),
    level: 0,
    keepsBreaks: !names.some(isBlockName),
  })
}

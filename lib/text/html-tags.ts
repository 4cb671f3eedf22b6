import { decodeHTMLStrict } from 'entities'
import { htmlTagNames } from 'html-tag-names'
import { Parser } from 'htmlparser2'
import { decodeEscapes } from './decode-escapes'
import { mathNames } from './html-math'
import { stripControls } from './strip-controls'

/** Bounds for one text; `growth` is output per input, because links and marks repeat in every block. */
export const max = { tags: 10_000, nesting: 30, attributes: 30, links: 1000, growth: 4 }

export type Tag = { name: string; attributes: Record<string, string>; children: (Tag | string)[] }

function limitTags(html: string): string {
  let at = -1
  for (let tags = 0; tags <= max.tags; tags += 1) {
    at = html.indexOf('<', at + 1)
    if (at === -1) return html
  }
  return html.slice(0, at)
}

const knownNames = new Set([
  ...htmlTagNames,
  ...mathNames,
  ...'oembed xml circle defs g path rect text tspan use'.split(' '),
])
const tagCandidate =
  /<\/?([a-z][a-z\d]*(?:[:-][\w:-]*)?)((?:[\s/](?:[^<>"']|"[^"]*"|'[^']*')*)?)>|<[!?][a-z[-]/gi
const booleanAttributes =
  /^(?:[\s/]|allowfullscreen|async|autoplay|checked|compact|controls|defer|disabled|hidden|loop|multiple|muted|noshade|nowrap|open|readonly|required|reversed|selected)*$/i

/** Names in lower case. An unknown one is that of a tag if the text also closes it. */
function isTag(name: string, attributes: string, closed: ReadonlySet<string>): boolean {
  return (
    (knownNames.has(name) || closed.has(name) || /[:-]/.test(name)) &&
    (attributes.includes('=') || booleanAttributes.test(attributes))
  )
}

const blockName =
  /^(?:address|article|blockquote|br|center|dd|div|dl|dt|h[1-6r]|li|ol|p|pre|section|table|td|tr|ul)$/i

function escapeStray(text: string) {
  let [html, from, hasTags, hasBlocks] = ['', 0, false, false]
  const closed = new Set(text.toLowerCase().match(/(?<=<\/)[a-z]\w*(?=>)/g))
  const escapeTags = (words: string) => words.replaceAll('<', '&lt;')
  for (const { 0: all, 1: name, 2: attributes = '', index } of text.matchAll(tagCandidate)) {
    if (index < from || (name && !isTag(name.toLowerCase(), attributes, closed))) continue
    html += escapeTags(text.slice(from, index)) + all
    from = index + all.length
    hasTags = true
    hasBlocks ||= Boolean(name && blockName.test(name))
  }
  // A vendor that shortens HTML may end it within a tag.
  const end = hasTags ? text.slice(from).replace(/<(?:\/\w*|[a-z]\w*\s[^<>]*=[^<>]*)$/i, '') : text
  return { html: html + escapeTags(end), hasTags, hasBlocks }
}

/** An escaped block element or line break: `&lt;p&gt;` or, escaped twice, `&amp;lt;p&amp;gt;`. */
const escapedBlock =
  /^\s*&(?:amp;)?(?:lt|#0*60|#x0*3c);(p|div|h[1-6]|ul|ol|table|section|article|blockquote|span|font|a(?=\s))(?:\s|&(?:amp;)?(?:gt|#0*62|#x0*3e);)|&(?:amp;)?(?:lt|#0*60|#x0*3c);br\s*\/?\s*&(?:amp;)?(?:gt|#0*62|#x0*3e);/i

/** Decodes HTML that a panel escaped as a whole. A text with its own tags only quotes some. */
export function unescapeWhole(text: string): string {
  let html = text.replace(/<!\[CDATA\[|\]\]>/g, '')
  for (let level = 0; level < 2; level += 1) {
    const [found, name] = escapedBlock.exec(html) ?? []
    const isClosed = name === undefined || new RegExp(`;/${name}&`, 'i').test(html)
    if (!found || html.includes('<') || !isClosed) return html
    html = decodeHTMLStrict(html)
  }
  return html
}

export function decodeText(text: string): string {
  return stripControls(
    decodeHTMLStrict(text.replace(/&(?:nbsp|(?:amp|gt|lt|quot)(?![\w=]))(?!;)/g, '$&;'))
      // Typographic signs are often encoded twice; "&amp;lt;" is meant as it is.
      .replace(/&(?!lt;|gt;)(?:[a-z]{2,8}|#\d{1,6}|#x[\da-f]{1,5});/gi, (sign) =>
        decodeHTMLStrict(sign),
      )
      // Word's bullets in its Symbol font.
      .replace(/[\uf0a7\uf0b7\uf0d8\uf076]/g, '•'),
  )
}

function buildTree(html: string, onTruncate: () => void): Tag {
  const root: Tag = { name: 'div', attributes: {}, children: [] }
  const open: Tag[] = [root]
  let depth = 0
  const append = (child: Tag | string) => (open.at(-1) ?? root).children.push(child)
  const parser = new Parser(
    {
      onopentag(written, allAttributes) {
        depth += 1
        const entries = Object.entries(allAttributes)
        if (depth > max.nesting || entries.length > max.attributes) onTruncate()
        if (depth > max.nesting) return
        const attributes = Object.fromEntries(
          entries.slice(0, max.attributes).map(([key, value]) => [key, decodeHTMLStrict(value)]),
        )
        // Word and publishers' programs write MathML under a prefix.
        const tag: Tag = { name: written.replace(/^mml:/, ''), attributes, children: [] }
        append(tag)
        open.push(tag)
      },
      ontext: append,
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

/**
 * Removes the brackets of WordPress and forums, `[embed]https://…[/embed]`, but not the URL in `[url=https://…]`. Only
 * names that a text also closes are such brackets.
 */
function removeShortcodes(text: string): string {
  const closed = text.matchAll(/\[\/([a-z][\w-]{0,30})\]/gi)
  const names = new Set(Array.from(closed, ([, name = '']) => name.toLowerCase()))
  if (names.size === 0) return text
  return text.replace(
    /\[\/?([a-z][\w-]{0,30})((?:[\s=][^[\]]{0,500})?)\](\w?)/gi,
    (all, name: string, attributes: string, next: string) => {
      if (!names.has(name.toLowerCase())) return all
      const url = /https?:\/\/[^\s"'<>]+/.exec(attributes)?.[0]
      return `${all.startsWith('[/') ? '' : ' '}${url ? `${url} ` : all.startsWith('[/') && next ? ' ' : ''}${next}`
    },
  )
}

/** A text without block elements keeps its `\n`. */
export function parseTags(
  text: string,
  onTruncate: () => void,
): { root: Tag; keepsBreaks: boolean } {
  const whole = removeShortcodes(unescapeWhole(text))
  const limited = limitTags(whole)
  if (limited !== whole) onTruncate()
  const { html, hasTags, hasBlocks } = escapeStray(limited)
  const root: Tag = hasTags
    ? buildTree(html, onTruncate)
    : { name: 'div', attributes: {}, children: [limited] }
  return { root, keepsBreaks: !hasBlocks }
}

export function getIds({ name, attributes }: Tag): string[] {
  const { id, name: anchor } = attributes
  return [...(id ? [id] : []), ...(name === 'a' && anchor ? [anchor] : [])]
}

/** Returns the id that a link such as `#caf%C3%A9` points to. */
export const decodeFragment = (href: string): string => decodeEscapes(href.trim().slice(1))

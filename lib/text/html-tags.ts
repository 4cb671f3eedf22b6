import { decodeHTMLStrict } from 'entities'
import { htmlTagNames } from 'html-tag-names'
import { decodeEscapes } from './decode-escapes'
import { parseTree, type Tag } from './html-tree'
import { stripControls } from './strip-controls'

const knownNames = new Set([
  ...htmlTagNames,
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

/** A text without block elements keeps its `\n`. */
export function parseTags(
  text: string,
  onTruncate: () => void,
): { root: Tag; keepsBreaks: boolean } {
  const whole = unescapeWhole(text)
  const { html, hasTags, hasBlocks } = escapeStray(whole)
  const root: Tag = hasTags
    ? parseTree(html, onTruncate)
    : { name: 'div', attributes: {}, children: [whole] }
  return { root, keepsBreaks: !hasBlocks }
}

export function getIds({ name, attributes }: Tag): string[] {
  const { id, name: anchor } = attributes
  return [...(id ? [id] : []), ...(name === 'a' && anchor ? [anchor] : [])]
}

/** Returns the id that a link such as `#caf%C3%A9` points to. */
export const decodeFragment = (href: string): string => decodeEscapes(href.trim().slice(1))

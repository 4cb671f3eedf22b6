import { decodeHTMLStrict } from 'entities'
import { defaultTreeAdapter, parseFragment, serialize, html as vocabulary } from 'parse5'
import sanitize from 'sanitize-html'
import { escapeHtml } from './escape-html'

const allowedTags = [
  ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'ul', 'ol', 'li', 'blockquote', 'pre', 'code', 'a'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'small', 'img', 'figure', 'figcaption'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
]

/**
 * Most of a body's tags, opening and closing, of tags inside one another, of one tag's attributes, how many times
 * its length a browser may make of it, and how often it may read what it made otherwise.
 */
const most = { tags: 10_000, nesting: 30, attributes: 30, growth: 4, readings: 5 }

/** A text up to the tag that would be one too many. */
function withoutFurtherTags(html: string): string {
  let at = -1
  for (let tags = 0; tags <= most.tags; tags += 1) {
    at = html.indexOf('<', at + 1)
    if (at === -1) return html
  }
  return html.slice(0, at)
}

/**
 * As a browser reads it inside a `div`, moving tables out of paragraphs: else React hydrates other elements than are shown.
 * What it made of a link in a table in a link it would read otherwise, so this goes on until it reads what is written;
 * null for what grows too much on the way, or never ends.
 */
function asBrowsersRead(body: string): string | null {
  let written = body
  for (let readings = 0; readings < most.readings; readings += 1) {
    const inside = defaultTreeAdapter.createElement('div', vocabulary.NS.HTML, [])
    const read = serialize(parseFragment(inside, written, {}))
    if (read === written) return read
    // A bold that is open in many blocks is opened again in each.
    if (read.length > most.growth * body.length) return null
    written = read
  }
  return null
}

/**
 * A blog body reduced to what good type needs: no scripts, styles, frames or foreign pictures.
 * `toMedia` gives the address on this site of a stored image path, or null to drop the image. `onCut` is
 * told once of a body with too many tags or attributes, or too deep ones, which lose their tags.
 */
export function sanitizeHtml(
  html: string,
  toMedia: (stored: string) => string | null,
  onCut: () => void = () => {},
): string {
  const body = withoutFurtherTags(html)
  let isCut = body !== html
  let depth = 0
  const clean = sanitize(body, {
    nestingLimit: most.nesting,
    onOpenTag: (_name, attribs) => {
      depth += 1
      const names = Object.keys(attribs)
      if (depth > most.nesting || names.length > most.attributes) isCut = true
      for (const name of names.slice(most.attributes)) delete attribs[name]
    },
    onCloseTag: () => {
      depth -= 1
    },
    allowedTags,
    allowedAttributes: {
      '*': ['lang'],
      a: ['href', 'rel'],
      img: ['src', 'alt', 'loading'],
      th: ['scope', 'colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      // The page has its own h1.
      h1: 'h2',
      h5: 'h4',
      h6: 'h4',
      a: (tagName, attribs) => ({ tagName, attribs: { ...attribs, rel: 'noopener' } }),
      img: (tagName, attribs) => ({
        tagName,
        attribs: { src: toMedia(attribs.src ?? '') ?? '', alt: attribs.alt ?? '', loading: 'lazy' },
      }),
    },
    exclusiveFilter: (frame) => frame.tag === 'img' && !frame.attribs.src,
  })
  const shown = asBrowsersRead(clean)
  if (isCut || shown === null) onCut()
  return shown ?? escapeHtml(plainText(clean))
}

/** What has no words: comments, and scripts and styles to their ends. */
const unseen =
  /<!--[\s\S]*?(?:-->|$)|<(script|style)(?:\s[^<>=]*=[^<>]*|\s*)>[\s\S]*?(?:<\/\1\s*>|$)/gi
/** An attribute with its value, or one of those that have none. */
const attribute =
  /\s+(?:[\w:-]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>]+)|allowfullscreen|async|autoplay|checked|compact|controls|defer|disabled|hidden|loop|multiple|muted|noshade|nowrap|open|readonly|required|reversed|selected)/
/** A tag, and not `marks < 40`, `a<b` or `<class teacher>`. */
const tag = new RegExp(
  `<(?:(/?[a-z][\\w:-]*)(?:${attribute.source})*\\s*/?|[!?][a-z[][^<>]*)>`,
  'gi',
)

const paragraph =
  /^\/?(?:address|article|blockquote|center|div|dl|figure|h[1-6r]|ol|p|pre|section|table|ul)$/i
const line = /^(?:br|caption|dd|dt|figcaption|li|tr)$/i

function breakAt(name: string): string {
  if (paragraph.test(name)) return '\n\n'
  if (line.test(name)) return '\n'
  return /^t[dh]$/i.test(name) ? ' ' : ''
}

/**
 * The words of a text that may be HTML or plain, a line each for what stands in lines, an empty one between
 * paragraphs. Entities are decoded once; what is no tag and no entity stays as it is. To be shown as text only.
 */
export function plainText(text: string): string {
  if (!/[<&]/.test(text)) return text
  const words = text
    .replace(/\r?\n/g, '\r')
    .replace(unseen, '')
    .replace(tag, (_tag, name = '') => breakAt(name))
  // Where tags make the lines, a line break between them is a space.
  const lines = words.replaceAll('\r', words.includes('\n') ? ' ' : '\n')
  return decodeHTMLStrict(lines)
    .split('\n')
    .map((one) => one.replace(/\s+/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** The same in one line. */
export function textOf(html: string): string {
  return plainText(html).replace(/\s+/g, ' ').trim()
}

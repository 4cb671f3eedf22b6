import type { Root } from 'hast'
import { type Schema, sanitize } from 'hast-util-sanitize'
import { toBlocks } from './html-blocks'
import { cleanHtml, type UrlResolver } from './html-clean'
import { toSegments } from './html-segments'
import { decodeText } from './html-source'
import { ownElements } from './html-styles'
import { type Segments, segmentsToText } from './segments'

export type { UrlResolver } from './html-clean'

/** Allowlist of the sanitizer, a second line of defence: our translation produces nothing else. */
const schema: Schema = {
  tagNames: [...ownElements],
  attributes: {
    a: ['href', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    li: ['value'],
    ol: ['start', 'type', ['style', /^list-style-type:[a-z]+-[a-z]+$/]],
    td: ['colSpan', 'rowSpan'],
    th: ['colSpan', 'rowSpan', 'scope'],
  },
  protocols: { href: ['http', 'https', 'mailto', 'tel'] },
}

/** Returns a sanitised tree, which can be cached as JSON. */
export function parsePost(text: string, resolver: UrlResolver): Root {
  const safe = sanitize({ type: 'root', children: toBlocks(cleanHtml(text, resolver)) }, schema)
  return safe.type === 'root' ? safe : { type: 'root', children: [] }
}

const textResolver: UrlResolver = { toHref: (url) => url, toMedia: () => null }

export function parseSegments(text: string, resolver: UrlResolver = textResolver): Segments {
  return toSegments(toBlocks(cleanHtml(text, resolver)))
}

/** Returns the words alone. Most texts have no markup, so only entities and white space change. */
export function toSingleLine(text: string, resolver?: UrlResolver): string {
  const hasMarkup = /[<*~]/.test(text)
  const words = hasMarkup ? segmentsToText(parseSegments(text, resolver)) : decodeText(text)
  return words.replace(/\s+/g, ' ').trim()
}

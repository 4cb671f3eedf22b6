import { decodeHTMLStrict } from 'entities'
import { htmlTagNames } from 'html-tag-names'
import { stripControls } from './strip-controls'

const knownNames = new Set([...htmlTagNames, 'xml', 'oembed', 'text'])
const tagCandidate =
  /<\/?([a-z][a-z\d]*(?:[:-][\w:-]*)?)((?:[\s/](?:[^<>"']|"[^"]*"|'[^']*')*)?)>|<[!?][a-z[-]/gi

/** "<b and c>" is none. An unknown name, in lower case, is that of a tag if the text also closes it. */
const isTag = (name: string, attributes: string, closed: ReadonlySet<string>): boolean =>
  (knownNames.has(name) || closed.has(name) || /[:-]/.test(name) || attributes.includes('="')) &&
  /=|^[\s/]*\w*[\s/]*$/.test(attributes)

/** Escapes each `<` that is a word and begins no tag. */
function escapeStray(text: string): string {
  let [html, from] = ['', 0]
  const closed = new Set(text.toLowerCase().match(/(?<=<\/)[a-z]\w*(?=>)/g))
  const escapeTags = (words: string) => words.replaceAll('<', '&lt;')
  for (const { 0: all, 1: name, 2: attributes = '', index } of text.matchAll(tagCandidate)) {
    if (index < from || (name && !isTag(name.toLowerCase(), attributes, closed))) continue
    html += escapeTags(text.slice(from, index)) + all
    from = index + all.length
  }
  // A vendor that shortens HTML may end it within a tag.
  const end = text.slice(from)
  const words = html ? end.replace(/<(?:\/\w*|[a-z]\w*\s[^<>]*=[^<>]*)$/i, '') : end
  return html + escapeTags(words)
}

/** Comments, and elements that hold no words of the text, with the sources inside a film. */
const enclosing =
  /<(\/?)(iframe|video|audio|object|style|script|title|xml|template|canvas|textarea|xmp|noembed|noframes)\b((?:[^"'>]|"[^"]*"|'[^']*')*)>((?:\s*<(?:source|param|track|embed)\b[^>]*>)*)|<!--|-->/gi

/** Returns where the elements and comments begin that have an end of their own. */
function findClosed(html: string): ReadonlySet<number> {
  const starts = new Map<string, number>()
  const closed = new Set<number>()
  for (const { 0: all, 1: slash, 2: name = '', 3: attributes = '', index } of html.matchAll(
    enclosing,
  )) {
    const key = name.toLowerCase()
    const isEnd = slash === '/' || all === '-->'
    const start = starts.get(key)
    if (isEnd && start !== undefined) closed.add(start)
    starts.delete(key)
    if (!isEnd && !attributes.endsWith('/')) starts.set(key, index)
  }
  return closed
}

/** Closes what a clerk left open, or closed by `/>`: in HTML it would swallow the rest of the text. */
function closeOpenEnds(html: string): string {
  const closed = findClosed(html)
  return html.replace(enclosing, (all, slash, name, attributes, sources, at) => {
    if (slash === '/' || all === '-->' || closed.has(at)) return all
    return name ? `<${name}${attributes.replace(/\/$/, '')}>${sources}</${name}>` : ''
  })
}

/** Returns HTML whose every `<` begins a tag; its entities are still to be decoded. */
export const readSource = (text: string): string => closeOpenEnds(escapeStray(text))

/** Decodes entities as browsers do, but only whole ones: "&regulations" stays. */
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

const invisible = /<!--.*?-->|<(style|script|xml|title)\b[^>]*>.*?<\/\1\s*>/gis
const tag = /<\/?[a-z][^<>]*>|<[!?][^<>]*>/gi

/** Returns the words of HTML without parsing it; their entities are still to be decoded. */
export const stripTags = (html: string): string => html.replace(invisible, ' ').replace(tag, ' ')

/** A piece of a text that is more than its letters: it can be pressed, or its writer has struck it out. */
export type Mark = { text: string; href?: string; isStruck?: true }

/** A text of several lines, in pieces; `[]` when there is none. */
export type Segments = readonly (string | Mark)[]

/** A text with what of it can be pressed or is struck out; `segments` is there only when something is. */
export type Words = { description: string; segments?: Segments }

/** Takes away what struck-out words leave behind, so that the others read as if those had never been there. */
function tidy(text: string): string {
  return text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/^ ?(?:•|\w{1,5}\.) ?$/gm, '')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/ (?=[.,;:!?)])/g, '')
    .trim()
}

/** The words alone, without those that are struck out. `withAddress` says what else stands for a link. */
export function segmentsToText(
  segments: Segments,
  formatLink: (mark: Mark & { href: string }) => string = ({ text }) => text,
): string {
  const isStruck = segments.some((one) => typeof one !== 'string' && one.isStruck)
  const text = segments
    .map((one) => {
      if (typeof one === 'string') return one
      if (one.isStruck) return ''
      return one.href ? formatLink({ ...one, href: one.href }) : one.text
    })
    .join('')
  return isStruck ? tidy(text) : text
}

/** A link as a plain text says it: its words and, where they are not its address, that. */
export function appendUrl({ text, href }: Mark & { href: string }): string {
  const address = href.replace(/^(?:mailto|tel):/, '')
  const isAddress = /[./@]/.test(text) && href.includes(text.trim())
  return /^tel:/.test(href) || isAddress ? text : `${text} (${address})`
}

/** A record's words from its text in pieces. */
export function toWords(segments: Segments): Words {
  const description = segmentsToText(segments)
  return segments.every((one) => typeof one === 'string')
    ? { description }
    : { description, segments }
}

/** A text in pieces of at most `characters`; `onCut` is called when it is longer. */
export function shortenSegments(
  segments: Segments,
  characters: number,
  onTruncate: () => void,
): Segments {
  let left = characters
  const kept = segments.flatMap((one) => {
    const text = (typeof one === 'string' ? one : one.text)
      .slice(0, Math.max(0, left))
      .replace(/[\ud800-\udbff]$/, '')
    left -= typeof one === 'string' ? one.length : one.text.length
    return text ? [typeof one === 'string' ? text : { ...one, text }] : []
  })
  if (left < 0) onTruncate()
  return left < 0 ? kept : segments
}

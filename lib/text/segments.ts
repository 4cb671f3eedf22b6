export type Mark = { text: string; href?: string; isStruck?: true }

export type Segments = readonly (string | Mark)[]

/** A description as plain text; `segments` only if it has links or strikethrough. */
export type Description = { description: string; segments?: Segments | undefined }

function tidy(text: string): string {
  return text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/^ ?(?:•|\w{1,5}\.) ?$/gm, '')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/ (?=[.,;:!?)])/g, '')
    .trim()
}

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

export function appendUrl({ text, href }: Mark & { href: string }): string {
  const address = href.replace(/^(?:mailto|tel):/, '')
  const isAddress = /[./@]/.test(text) && href.includes(text.trim())
  return href.startsWith('tel:') || isAddress ? text : `${text} (${address})`
}

export function toDescription(segments: Segments): Description {
  const description = segmentsToText(segments)
  return segments.every((one) => typeof one === 'string')
    ? { description }
    : { description, segments }
}

export function shortenSegments(
  segments: Segments,
  characters: number,
  onTruncate: () => void,
): Segments {
  let left = characters
  const shortened = segments.flatMap((one) => {
    const text = (typeof one === 'string' ? one : one.text)
      .slice(0, Math.max(0, left))
      .replace(/[\ud800-\udbff]$/, '')
    left -= typeof one === 'string' ? one.length : one.text.length
    return text ? [typeof one === 'string' ? text : { ...one, text }] : []
  })
  if (left < 0) onTruncate()
  return left < 0 ? shortened : segments
}

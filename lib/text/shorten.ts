/** What must not stand before an ellipsis, half an emoji among it. */
const openEnd = /[\s.,;:!?…।([{“‘–—\-\p{Cs}]+$/u

/**
 * A text of at most `longest` characters and an ellipsis, cut between words where there is a space;
 * as it is when it is no longer than that.
 */
export function shorten(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  const space = text.lastIndexOf(' ', maxLength)
  return `${text.slice(0, space > 0 ? space : maxLength).replace(openEnd, '')}…`
}

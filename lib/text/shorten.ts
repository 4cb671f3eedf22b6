/** What must not stand before an ellipsis, half an emoji among it. */
const openEnd = /[\s.,;:!?…।([{“‘–—\-\p{Cs}]+$/u

/**
 * A text of at most `longest` characters and an ellipsis, cut between words where there is a space;
 * as it is when it is no longer than that.
 */
export function shorten(text: string, longest: number): string {
  if (text.length <= longest) return text
  const space = text.lastIndexOf(' ', longest)
  return `${text.slice(0, space > 0 ? space : longest).replace(openEnd, '')}…`
}

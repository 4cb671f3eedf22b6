/** Must not precede the ellipsis; `\p{Cs}` is half an emoji. */
const openEnd = /[\s.,;:!?…।([{“‘–—\-\p{Cs}]+$/u

export function shorten(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  const space = text.lastIndexOf(' ', maxLength)
  return `${text.slice(0, space > 0 ? space : maxLength).replace(openEnd, '')}…`
}

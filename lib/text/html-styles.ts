import type { Attributes } from './html-tree'

/** Our elements, and the names of those that become one. */
const namesByElement = {
  p: 'p section article aside main header footer nav address center fieldset form details summary legend marquee dl dt dd dir figure figcaption hgroup pre listing xmp body html',
  div: 'div option text',
  h2: 'h1 h2',
  h3: 'h3',
  h4: 'h4 h5 h6',
  ul: 'ul menu',
  strong: 'b strong',
  em: 'i em cite dfn var',
  u: 'u ins',
  s: 's strike del',
  code: 'code kbd samp tt',
}
const sameNames =
  'ol li blockquote table caption thead tbody tfoot tr td th mark small sub sup q br hr img'
const ownElement: ReadonlyMap<string, string> = new Map([
  ...sameNames.split(' ').map((name) => [name, name] as const),
  ...Object.entries(namesByElement).flatMap(([element, names]) =>
    names.split(' ').map((name) => [name, element] as const),
  ),
])

/** Returns the element of ours that an editor's element becomes, undefined for those without a meaning, such as `span`. */
export const toOwnElement = (name: string): string | undefined => ownElement.get(name)

export const ownElements: readonly string[] = ['a', ...new Set(ownElement.values())]

/** Elements without words for readers. */
const dropped =
  /^(?:head|style|script|title|xml|template|link|meta|base|datalist|canvas|param|source|track|colgroup|col)$/
const hiding =
  /display\s*:\s*none(?!.*display\s*:\s*(?!none))|visibility\s*:\s*hidden|mso-hide\s*:\s*all/s

export const isHidden = (name: string, attributes: Attributes, css: string): boolean =>
  dropped.test(name) || 'hidden' in attributes || hiding.test(css)

const markByStyle: readonly [RegExp, string][] = [
  [/font(?:-weight)?\s*:[^;]*(?<![\w-])(?:bold|[6-9]00(?!\w))/, 'strong'],
  [/font(?:-style)?\s*:[^;]*(?<![\w-])(?:italic|oblique)/, 'em'],
  [/text-decoration[^:;]*:[^;]*line-through/, 's'],
  [/vertical-align\s*:\s*super/, 'sup'],
  [/vertical-align\s*:\s*sub/, 'sub'],
]

export const marksOfStyle = (css: string): string[] =>
  markByStyle.filter(([pattern]) => pattern.test(css)).map(([, mark]) => mark)

/** True for a style that undoes its element: Google Docs wraps a text in `<b style="font-weight:normal">`. */
export const isUndone = (css: string): boolean =>
  /font-weight\s*:\s*(?:normal|lighter|[1-5]00)|font-style\s*:\s*normal|text-decoration[^:;]*:\s*none/.test(
    css,
  )

/** Classes of Word and of WhatsApp Web, whose style sheets are lost when somebody copies a text. */
const classes: ReadonlyMap<string, string> = new Map([
  ['MsoDel', 'text-decoration:line-through'],
  ['selectable-text', 'white-space:pre-wrap'],
])

/** Returns declarations in lower case; the element's own come last and win. */
export function declarationsOf({ class: names = '', style = '' }: Attributes): string {
  const ofClasses = names.split(/\s+/, 20).map((name) => classes.get(name) ?? '')
  const css = [...ofClasses, style].join(';').toLowerCase()
  return css.replace(/\/\*.*?\*\//gs, '')
}

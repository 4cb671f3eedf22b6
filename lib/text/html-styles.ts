import type { Properties } from 'hast'
import type { Tag } from './html-tree'

/** Inline elements in the order in which they nest, outermost first. */
export const marks = [
  ...(['a', 'span', 'strong', 'em', 'u', 's'] as const),
  ...(['mark', 'small', 'code', 'sub', 'sup'] as const),
]
export type Marks = Partial<Record<(typeof marks)[number], string | true>>

export type Context = {
  marks: Marks
  isPre?: boolean
  keepsBreaks?: boolean
  isHeading?: boolean
  /** True for an inline element that its style displays as a block. */
  isBlock?: boolean
  /** True in a symbol font such as Wingdings. */
  isSymbols?: boolean
  lang?: string
  dir?: string
}

/** Elements without words for readers. */
const dropped = new Set(
  'head style script title xml template link meta base datalist canvas param source track colgroup col annotation annotation-xml'.split(
    ' ',
  ),
)

const markByName: Record<string, keyof Marks> = {
  b: 'strong',
  strong: 'strong',
  i: 'em',
  em: 'em',
  cite: 'em',
  dfn: 'em',
  var: 'em',
  u: 'u',
  ins: 'u',
  s: 's',
  strike: 's',
  del: 's',
  mark: 'mark',
  small: 'small',
  code: 'code',
  kbd: 'code',
  samp: 'code',
  tt: 'code',
  sub: 'sub',
  sup: 'sup',
}
const styleRules =
  /([\w.-]{1,60}\.[\w-]{1,60}\s*(?:,[\w\s.,-]{1,200})?|\.[\w-]{1,60}\s*)\{([^{}]{0,2000})\}/g
/** We ignore `@media` rules: newsletters hide on phones what they show elsewhere. */
const conditional = /@[^{};@]{1,300}\{(?:[^{}]{0,2000}\{[^{}]{0,2000}\}){0,300}[^{}]{0,2000}\}/g
/** Classes of editors, and the declarations of style sheets that are lost when somebody copies their text. */
const editorClasses: readonly [RegExp, string][] = [
  [/(?:^|-)(?:mso-?del|strike(?:out|through)?|line-through)$/i, 'text-decoration:line-through'],
  [/^ql-direction-rtl$/, 'direction:rtl'],
  // WhatsApp Web.
  [/^selectable-text$/, 'white-space:pre-wrap'],
]
const declarationOf = (name: string) =>
  editorClasses.find(([pattern]) => pattern.test(name))?.[1] ?? ''
const hidden =
  /display\s*:\s*none(?!.*display\s*:\s*(?!none))|visibility\s*:\s*hidden|mso-hide\s*:\s*all/s
const language = /^[a-z]{2,3}(?:-[a-z\d]{2,8}){0,3}$/i

/** Declarations that switch a mark on or off, the later the stronger. */
const declarations: readonly [RegExp, keyof Marks, boolean][] = [
  [/font(?:-weight)?\s*:[^;]*(?<![\w-])(?:bold|[6-9]00(?!\w))/, 'strong', true],
  [/font-weight\s*:\s*(?:normal|lighter|[1-5]00)/, 'strong', false],
  [/font(?:-style)?\s*:[^;]*(?<![\w-])(?:italic|oblique)/, 'em', true],
  [/font-style\s*:\s*normal/, 'em', false],
  [/vertical-align\s*:\s*super/, 'sup', true],
  [/vertical-align\s*:\s*sub/, 'sub', true],
]

const symbols: Record<string, string> = {
  ü: '✓',
  û: '✗',
  þ: '☑',
  ý: '☒',
  o: '☐',
  '¨': '☐',
  J: '☺',
  L: '☹',
  à: '→',
  '(': '☎',
  '*': '✉',
}

/** Translates a letter of Wingdings, which phones lack; most others are bullets. */
export const toSymbol = (letter: string) => letter.replace(/\S/, (sign) => symbols[sign] ?? '•')

export class ClassStyles {
  readonly #classes = new Map<string, string>()

  addSheet(css: string): void {
    for (const [, selectors = '', rule] of css.replace(conditional, '').matchAll(styleRules))
      for (const [, name = ''] of selectors.matchAll(/\.([\w-]+)\s*(?:,|$)/g))
        this.#classes.set(name, `${this.#classes.get(name) ?? ''};${rule}`.slice(-2000))
  }

  /** In lower case; the element's own come last and win. */
  declarationsOf({ attributes }: Tag): string {
    const fromClasses = (attributes.class ?? '')
      .split(/\s+/, 20)
      .map((name) => this.#classes.get(name) ?? declarationOf(name))
    const css = [...fromClasses, attributes.style ?? ''].join(';').toLowerCase()
    return css.replace(/\/\*.*?\*\//gs, '')
  }

  enter(tag: Tag, outer: Context): Context | null {
    const { name, attributes } = tag
    const css = this.declarationsOf(tag)
    if (dropped.has(name) || 'hidden' in attributes || hidden.test(css)) return null
    const inner: Marks = { ...outer.marks }
    const set = (key: keyof Marks, isOn: boolean) => {
      if (isOn) inner[key] = true
      else delete inner[key]
    }
    const mark = markByName[name]
    if (mark) inner[mark] = true
    for (const [pattern, key, isOn] of declarations) if (pattern.test(css)) set(key, isOn)
    if (mark === 's' && /text-decoration[^:;]*:\s*none/.test(css) && !outer.marks.s) set('s', false)
    if (/text-decoration[^:;]*:[^;]*line-through/.test(css)) set('s', true)
    if (outer.isHeading) set('strong', false)
    const font = attributes.face ?? /font(?:-family)?\s*:([^;]*)/.exec(css)?.[1]
    const lang = attributes.lang ?? attributes['xml:lang']
    const dir = attributes.dir ?? /direction\s*:\s*(rtl|ltr)/.exec(css)?.[1]
    return {
      ...outer,
      marks: inner,
      isBlock: /display\s*:\s*(?:block|flex|grid|list-item|table)/.test(css),
      ...(font ? { isSymbols: /wingdings|webdings/i.test(font) } : {}),
      ...(/white-space\s*:\s*pre/.test(css) ? { keepsBreaks: true } : {}),
      ...(lang && language.test(lang) && !/^en\b/i.test(lang) ? { lang } : {}),
      ...(dir && /^(?:rtl|ltr|auto)$/i.test(dir) ? { dir: dir.toLowerCase() } : {}),
    }
  }
}

export function languageProperties({ lang, dir }: Context): Properties {
  return { ...(lang ? { lang } : {}), ...(dir ? { dir } : {}) }
}

/** For the content of an element that has the `lang` attribute already. */
export function withoutLanguage({ lang: _, dir: __, ...context }: Context): Context {
  return context
}

const invisible =
  /<!--[\s\S]*?(?:-->|$)|<(script|style|xml|title|svg)(?:\s[^<>=]*=[^<>]*|\s*)>[\s\S]*?(?:<\/\1\s*>|$)/gi
const drawnWords = /<text[\s>].*?(?:<\/text\s*>|$)/gis
const hiding = /line-through|display\s*:\s*none/i

/** Keeps the style rules that hide or strike out words, and the words of a drawing. */
export function removeInvisible(html: string): string {
  return html.replace(invisible, (all, name?: string) => {
    if (name?.toLowerCase() === 'svg') return (all.match(drawnWords) ?? []).join('')
    if (name?.toLowerCase() !== 'style' || !hiding.test(all)) return ''
    const rules = (all.replace(conditional, '').match(styleRules) ?? []).filter((rule) =>
      hiding.test(rule),
    )
    return `<style>${rules.join('')}</style>`
  })
}

const listStyles: Record<string, string> = {
  a: 'lower-alpha',
  A: 'upper-alpha',
  i: 'lower-roman',
  I: 'upper-roman',
}

/** Sets the style too: our style sheet overrides the `type` attribute. */
export function listTypeProperties(type: string | undefined): Properties {
  const style = listStyles[type ?? '']
  return style ? { type, style: `list-style-type:${style}` } : {}
}

export function findListType({ attributes }: Tag, css: string): string | undefined {
  if (/^[aAiI1]$/.test(attributes.type ?? '')) return attributes.type
  const style = /list-style(?:-type)?\s*:\s*([a-z-]+)/.exec(css)?.[1]?.replace('latin', 'alpha')
  return Object.keys(listStyles).find((type) => listStyles[type] === style)
}

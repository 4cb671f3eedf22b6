import { createProcessor } from '@mdx-js/mdx'
import { slug } from 'github-slugger'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import { z } from 'zod'
import { issuesOf, valueAt } from '@/content/schemas/issues'
import { schema as pageSchema } from '@/content/schemas/page'
import { readYaml, type Yaml } from '@/content/yaml.mjs'
import { addressFaults, remedy, suggest } from './suggest'
import { wordedDates } from './values'

export type Known = Record<
  Exclude<Kind, 'words'> | 'address' | 'tree' | 'task' | 'section' | 'part',
  string[]
> & {
  session?: string
}

type Kind =
  | 'page'
  | 'file'
  | 'picture'
  | 'value'
  | 'department'
  | 'signatory'
  | 'link'
  | 'fee group'
  | 'words'

export type PageContext = {
  known: Known
  knows: (kind: Exclude<keyof Known, 'session'> | 'words', word: string) => boolean
}

type BodyContext = PageContext & {
  applies: boolean
  anchors: string[]
  above: number
}

type Page = ReturnType<typeof processor.parse>
type PageNode = Page | Page['children'][number]
type Part = Extract<PageNode, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>

const processor = createProcessor({ remarkPlugins: [remarkFrontmatter, remarkGfm] })

const html = ['br', 'h2', 'span']

const attributesOf: Record<string, Record<string, Kind | [Kind]>> = {
  Call: { the: 'department' },
  Cards: { of: ['page'] },
  Download: { file: 'file', title: 'words' },
  ExternalButton: { to: 'link' },
  ExternalLink: { to: 'link' },
  FeeTable: { group: 'fee group' },
  Gallery: { of: ['picture'] },
  PdfFrame: { src: 'file', title: 'words' },
  Signature: { of: 'signatory' },
  Statement: { title: 'words' },
  Testimonial: { by: 'words', role: 'words' },
  Thumbnails: { of: ['picture'], label: 'words' },
  Tile: { picture: 'picture', title: 'words' },
  Value: { of: 'value' },
  Video: { src: 'file', captions: 'file', poster: 'file', title: 'words' },
}

export function* nodesIn(node: PageNode): Generator<PageNode> {
  yield node
  if ('children' in node) for (const child of node.children) yield* nodesIn(child)
}

export const lineOf = (node: PageNode): number => node.position?.start.line ?? 1

function wordsOf(value: Part['attributes'][number]['value']): string | string[] | undefined {
  if (typeof value === 'string') return value
  const [statement] = value?.data?.estree?.body ?? []
  const expression = statement?.type === 'ExpressionStatement' ? statement.expression : undefined
  if (expression?.type === 'Literal') return String(expression.value)
  if (expression?.type !== 'ArrayExpression') return undefined
  const words = expression.elements.flatMap((element) =>
    element?.type === 'Literal' ? String(element.value) : [],
  )
  return words.length === expression.elements.length ? words : undefined
}

function* partFaults(part: Part, { known, knows }: PageContext): Generator<string> {
  const name = part.name ?? ''
  const attributes = part.attributes.flatMap((one) => (one.type === 'mdxJsxAttribute' ? one : []))
  if (!html.includes(name) && !knows('part', name)) {
    const hasName = (one: string) => one.toLowerCase() === name.toLowerCase()
    const isHtml = /^[a-z]/.test(name) && !known.part.some(hasName)
    const near = isHtml ? '' : `write ${suggest(name, known.part).replace(/\w+/g, '<$&>')}, or `
    yield `<${name}> is not a part for pages; ${near}leave it out`
    return
  }
  const needed = attributesOf[name] ?? {}
  for (const { name: attribute, value } of attributes)
    if (value instanceof Object && !needed[attribute] && wordsOf(value) === undefined)
      yield `${attribute} of <${name}> has an unknown value; write ${attribute}="words" or ${attribute}={3}`
  for (const [attribute, kinds] of Object.entries(needed)) {
    const found = attributes.find((one) => one.name === attribute)
    // A tile may have no picture.
    if (!found && attribute === 'picture') continue
    const words = wordsOf(found?.value)
    const isList = Array.isArray(kinds)
    const kind = Array.isArray(kinds) ? kinds[0] : kinds
    const names = kind === 'words' ? ['words'] : known[kind]
    const [example] = names
    if (words === undefined || Array.isArray(words) !== isList)
      yield `<${name}> needs ${attribute}=${isList ? `{['${example}']}` : `"${example}"`}`
    else
      for (const word of [words].flat())
        if (!knows(kind, word))
          yield `<${name} ${attribute}>: "${word}" is not a ${kind}; ${remedy('write', word, names)}`
  }
}

function* linkFaults({ url }: { url: string }, site: BodyContext): Generator<string> {
  const name = url.slice(1)
  if (url.startsWith('/')) yield* addressFaults(url, site)
  else if (url.startsWith('#')) {
    if (!site.anchors.includes(name))
      yield `the link to ${url} leads to no heading; write #${suggest(name, site.anchors)}`
  } else if (!/^mailto:|^tel:\+91\d{10}$|^https:\/\/[^\s/]+\.\S+$/.test(url))
    yield `the link ${url} leads nowhere; begin it with / for a page, https:// for another site, tel:+91 for a telephone`
}

const raw: readonly [RegExp, string][] = [
  [/\*\*|(?<!\S)__?(?!_)/, 'a bold word has ** before it and behind it, without a space between'],
  [/[＊∗⁎﹡]+|==(?=\S[^=]*==)/, 'a bold word has ** of the keyboard before it and behind it'],
  [
    /^(?:#+(?:[^#\s]|[^\S \n])|＃|[\u00a0\u200b\u3000\ufeff]+#)/m,
    'a heading has ## and an ordinary space before it, and an empty line above it',
  ],
  [
    /\]\(|\]\s+\((?=\/|#|www\.|(?:https?|mailto|tel):|$)|\)\[|\[[^\]]*\(\/|］\s*\(|[\]］]\s*（/,
    'a link is [words](address), and the address has no space',
  ],
  [
    /^(?:[\u00a0\u200b\u3000\ufeff]*[•·◦▪●○■□➢➤►✓✔✦√❖→➔\uf000-\uf0ff]|[–—](?=\s)|[-*+](?=[^\S \n])|[\u00a0\u200b\u3000\ufeff]+[-*+]|\*(?=\p{L}.*\n\*\p{L})|[oqv§Øü][^\S\n]+(?=\S))/mu,
    'a point of a list begins with a hyphen and an ordinary space, as in - Books',
  ],
  [
    /^(?:[①-⑳]|\p{Nd}{1,2}[）．]|\d{1,2}[.)](?=\p{L}|[^\S \n])|\((?:\d{1,2}|[a-z]|[ivx]+)\)\s|(?:[a-z]|[ivx]+)(?:\)\s|\.\s(?=.*\n(?:[a-z]|[ivx]+)\.\s)))/imu,
    'a numbered list has a number, a full stop and an ordinary space, as in 1. Books',
  ],
  [/^[–—]{2,}$/m, 'a line across the page is --- between empty lines'],
  [/\d{3} ?[IOl]\d|\d[IOl] ?\d{3}/, 'a number has digits alone, and no letter I, l or O'],
  [/^[|｜│¦]/m, 'a table has a line | --- | --- | below its first, with as many cells'],
]

/** Not +2, -40 and the line --- | --- of a table. */
const mark = /^\s*(?:\+\s*$|(?:\+|-+)(?=[^\s\d.₹+|:-]))/

const marks =
  'would be shown literally; a point of a list begins with a hyphen and a space. Do not type the - and + of the manual’s examples: delete the line with -, and the + of the other'

const telephone = /(?<!\d|\d[,.-])(?:\+91 ?)?\d{4,5} ?\d{4,6}(?!\d|[,.-]\d)/g

function* wordFaults(
  text: string,
  { known: { session }, applies }: BodyContext,
): Generator<[string, number]> {
  for (const [pattern, write] of raw) {
    const found = pattern.exec(text)
    if (found) yield [`“${found[0]}” would be shown literally; ${write}`, found.index]
  }
  for (const { 0: number, index } of text.matchAll(telephone)) {
    const { length } = number.replace(/^\+91|\D/g, '')
    const why = `“${number}” is not a valid phone number: it has ${length} digits. Enter ten digits, or <Call the="Front office" />`
    if (length !== 10) yield [why, index]
  }
  if (session) for (const words of wordedDates(text, session, applies)) yield [words, 0]
}

const syntaxError = z.object({ line: z.number().optional(), message: z.string() })

const code = 'is read as code, so the page cannot be built'

function* nodeFaults(node: PageNode, context: BodyContext): Generator<string> {
  switch (node.type) {
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      yield* partFaults(node, context)
      break
    case 'link':
      yield* linkFaults(node, context)
      break
    case 'definition':
      yield `[${node.label}]: ${node.url} would not be shown; a link is [words](address)`
      break
    case 'mdxTextExpression':
    case 'mdxFlowExpression':
      yield `{${node.value}} ${code}; leave the curly brackets out`
      break
    case 'mdxjsEsm':
      yield `a line that begins with import or export ${code}; begin it with another word`
      break
    case 'image':
      yield `a page cannot include a picture this way; put it into content/photographs, and write <Gallery of={['NAME']} />`
      break
    case 'heading':
      if (node.position && node.position.start.line < node.position.end.line)
        yield 'a line of - or = below words makes them a heading; delete it, or put an empty line above it'
      else if (node.depth === 1) yield '# is the title of a page, which it has already; write ##'
      else if (node.depth > context.above + 1)
        yield `the heading skips a level; write ${'#'.repeat(context.above + 1)}`
      break
    case 'table':
      if (new Set(node.children.map(({ children }) => children.length)).size > 1)
        yield 'a row of the table has more or fewer cells than the first; count the | of each'
  }
}

const anchorsIn = (text: string) =>
  [...text.matchAll(/^#+ (.*)$|\bid="([^"]+)"/gm)].map(
    ([, heading = '', id]) => id ?? slug(heading),
  )

type Fault = [line: number, sentence: string]

function* headFaults(
  address: string,
  { value, faults, lineOf, sourceOf }: Yaml,
  { known, knows }: PageContext,
): Generator<Fault> {
  yield* faults
  if (faults.length > 0) return
  for (const { path, sentence } of issuesOf(pageSchema, value, sourceOf))
    yield [lineOf(path), sentence]
  const [picture, section] = ['picture', 'section'].map((key) => valueAt(value, [key]))
  if (typeof picture === 'string' && picture && !knows('picture', picture))
    yield [
      lineOf(['picture']),
      `picture "${picture}" is not a name in content/pictures.yaml; write ${suggest(picture, known.picture)}`,
    ]
  const isInTree = known.tree.includes(address)
  if (!isInTree && !section)
    yield [1, `has no section; enter one of ${known.section.join(', ')}, as in section: facilities`]
  if (isInTree && section) yield [1, 'has its section in content/routes.ts; leave section empty']
}

function rewordSyntaxError(message: string, typed: string): string {
  const isCode = message.includes('acorn')
  if (/[“”„‘’«»]/.test(isCode ? (/\{.*\}/.exec(typed)?.[0] ?? '') : message))
    return 'an attribute has straight quotes, as in the="Front office"; replace the curly ones'
  if (isCode)
    return `what stands in curly brackets, or begins with import or export, ${code}; write it otherwise`
  const [, name] = /closing tag for `<(\w+)>`/.exec(message) ?? []
  if (name)
    return `<${name}> is not closed; put </${name}> behind its words, or write <${name} /> if it has none`
  return 'a < or { begins a part here, but this is none; write it in words, such as below 40 %, and an address as [words](https://…)'
}

export const parsePage = (text: string): Page => processor.parse(text)

export const contextOf = (known: Known): PageContext => ({
  known,
  knows: (kind, word) => kind === 'words' || known[kind].includes(word),
})

export function* pageFaults(address: string, text: string, site: PageContext): Generator<Fault> {
  let page: Page
  try {
    page = parsePage(text)
  } catch (error) {
    const { line, message } = syntaxError.parse(error)
    const at = line ?? Number(/\((\d+):/.exec(message)?.[1] ?? 1)
    yield [at, rewordSyntaxError(message, text.split('\n')[at - 1] ?? '')]
    return
  }
  const [yaml, ...words] = page.children
  if (yaml?.type !== 'yaml') {
    yield [1, 'the page does not begin with a head between two lines of ---']
    return
  }
  const head = readYaml(yaml.value, 1)
  yield* headFaults(address, head, site)
  if (words.length === 0) yield [1, 'has no words; write them below its head']
  const applies = site.known.task.includes(address)
  const context: BodyContext = { ...site, applies, anchors: anchorsIn(text), above: 1 }
  for (const [at, typed] of text.split('\n').entries())
    if (mark.test(typed)) yield [at + 1, `“${typed.trim()[0]}” ${marks}`]
  for (const node of nodesIn(page)) {
    const line = lineOf(node)
    for (const sentence of nodeFaults(node, context)) yield [line, sentence]
    if (node.type === 'text')
      for (const [sentence, at] of wordFaults(node.value, context))
        yield [line + node.value.slice(0, at).split('\n').length - 1, sentence]
    if (node.type === 'heading') context.above = node.depth
  }
}

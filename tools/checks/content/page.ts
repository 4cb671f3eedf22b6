import { createProcessor } from '@mdx-js/mdx'
import { slug } from 'github-slugger'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import { z } from 'zod'
import { issuesOf, valueAt } from '@/content/schemas/issues'
import { schema as pageSchema } from '@/content/schemas/page'
import { readYaml, type Yaml } from '@/content/yaml.mjs'
import { addressFaults } from './values'

export type Known = Record<
  Exclude<Kind, 'words'> | 'address' | 'tree' | 'section' | 'part',
  string[]
>

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
  knows: (kind: keyof Known | 'words', word: string) => boolean
}

type BodyContext = PageContext & { anchors: string[] }

type Page = ReturnType<typeof processor.parse>
type PageNode = Page | Page['children'][number]
type Part = Extract<PageNode, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>

const processor = createProcessor({ remarkPlugins: [remarkFrontmatter, remarkGfm] })

const html = ['br', 'h2', 'span']

const attributesOf: Record<string, Record<string, Kind | [Kind]>> = {
  Call: { the: 'department' },
  PageCards: { of: ['page'] },
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

function* nodesIn(node: PageNode): Generator<PageNode> {
  yield node
  if ('children' in node) for (const child of node.children) yield* nodesIn(child)
}

const lineOf = (node: PageNode): number => node.position?.start.line ?? 1

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
    yield `<${name}> is not a part for pages; leave it out`
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
          yield `<${name} ${attribute}>: "${word}" is not a ${kind} of this site`
  }
}

function* linkFaults({ url }: { url: string }, site: BodyContext): Generator<string> {
  const name = url.slice(1)
  if (url.startsWith('/')) yield* addressFaults(url, site)
  else if (url.startsWith('#')) {
    if (!site.anchors.includes(name)) yield `the link to ${url} leads to no heading`
  } else if (!/^mailto:|^tel:\+91\d{10}$|^https:\/\/[^\s/]+\.\S+$/.test(url))
    yield `the link ${url} leads nowhere; begin it with / for a page, https:// for another site, mailto: for an e-mail address, tel:+91 for a telephone`
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
      if (node.depth === 1) yield '# is the title of a page, which it has already; write ##'
  }
}

const anchorsIn = (text: string) =>
  [...text.matchAll(/^#+ (.*)$|\bid="([^"]+)"/gm)].map(
    ([, heading = '', id]) => id ?? slug(heading),
  )

type Fault = [line: number, sentence: string]

function* headFaults(
  address: string,
  { value, faults, lineOf }: Yaml,
  { known, knows }: PageContext,
): Generator<Fault> {
  yield* faults
  if (faults.length > 0) return
  for (const { path, sentence } of issuesOf(pageSchema, value)) yield [lineOf(path), sentence]
  const [picture, section] = ['picture', 'section'].map((key) => valueAt(value, [key]))
  if (typeof picture === 'string' && picture && !knows('picture', picture))
    yield [lineOf(['picture']), `picture "${picture}" is not a name in content/pictures.yaml`]
  const isInTree = known.tree.includes(address)
  if (!isInTree && !section)
    yield [1, `has no section; enter one of ${known.section.join(', ')}, as in section: facilities`]
  if (isInTree && section) yield [1, 'has its section in content/routes.ts; leave section empty']
}

function rewordSyntaxError(message: string): string {
  if (message.includes('acorn')) return `what stands in curly brackets ${code}; leave it out`
  const [, name] = /closing tag for `<(\w+)>`/.exec(message) ?? []
  if (name)
    return `<${name}> is not closed; put </${name}> behind its words, or write <${name} /> if it has none`
  return 'a < or { begins a part here, but this is none; write it in words. A part has straight quotes ("), not “ or ”'
}

export const contextOf = (known: Known): PageContext => ({
  known,
  knows: (kind, word) => kind === 'words' || known[kind].includes(word),
})

export function* pageFaults(address: string, text: string, site: PageContext): Generator<Fault> {
  let page: Page
  try {
    page = processor.parse(text)
  } catch (error) {
    const { line, message } = syntaxError.parse(error)
    const at = line ?? Number(/\((\d+):/.exec(message)?.[1] ?? 1)
    yield [at, rewordSyntaxError(message)]
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
  const context: BodyContext = { ...site, anchors: anchorsIn(text) }
  for (const node of nodesIn(page))
    for (const sentence of nodeFaults(node, context)) yield [lineOf(node), sentence]
}

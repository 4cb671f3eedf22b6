import { createProcessor } from '@mdx-js/mdx'
import { slug } from 'github-slugger'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import { readYaml } from '../../../content/yaml.mjs'
import { wordedDates } from './values.mjs'
import { addressFaults, meant } from './words.mjs'

const processor = createProcessor({ remarkPlugins: [remarkFrontmatter, remarkGfm] })

/** HTML that pages use as it is. */
const html = ['br', 'h2', 'span']

/** The attributes that a part needs, and what each names; several of it where that is a list. */
const attributesOf = {
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

/** A node of a page and every one below it. */
export function* nodesIn(node) {
  yield node
  for (const child of node.children ?? []) yield* nodesIn(child)
}

/** The words of an attribute: one text, or a list of them; undefined when it is neither. */
function wordsOf(value) {
  if (typeof value === 'string') return value
  const expression = value?.data?.estree?.body[0]?.expression
  if (expression?.type === 'Literal') return expression.value
  const words = expression?.elements?.map((element) => element?.value)
  return words?.includes(undefined) ? undefined : words
}

/** What is wrong with a part. */
function* partFaults({ name, attributes }, { known, knows }) {
  if (!html.includes(name) && !knows('part', name)) {
    yield `<${name}> is no part that a page may use; write ${meant(name, known.part).replace(/\w+/g, '<$&>')}, or leave it out`
    return
  }
  const needed = attributesOf[name] ?? {}
  for (const { name: attribute, value } of attributes)
    if (value instanceof Object && !needed[attribute] && wordsOf(value) === undefined)
      yield `${attribute} of <${name}> holds what stands for nothing here; write ${attribute}="words" or ${attribute}={3}`
  for (const [attribute, kinds] of Object.entries(needed)) {
    const given = attributes.find((one) => one.name === attribute)
    // A tile may have no picture.
    if (!given && attribute === 'picture') continue
    const words = wordsOf(given?.value)
    const isList = Array.isArray(kinds)
    const [kind] = [kinds].flat()
    const [example] = known[kind] ?? ['words']
    if (words === undefined || Array.isArray(words) !== isList)
      yield `<${name}> needs ${attribute}=${isList ? `{['${example}']}` : `"${example}"`}`
    else
      for (const word of [words].flat())
        if (!knows(kind, word))
          yield `<${name} ${attribute}>: "${word}" is no ${kind}; write ${meant(String(word), known[kind])}`
  }
}

/** What is wrong with an address that a page links to. */
function* linkFaults({ url }, site) {
  const name = url.slice(1)
  if (url.startsWith('/')) yield* addressFaults(url, site)
  else if (url.startsWith('#')) {
    if (!site.anchors.includes(name))
      yield `the link to ${url} leads to no heading; write #${meant(name, site.anchors)}`
  } else if (!/^mailto:|^tel:\+91\d{10}$|^https:\/\/[^\s/]+\.\S+$/.test(url))
    yield `the link ${url} leads nowhere; begin it with / for a page, https:// for another site, tel:+91 for a telephone`
}

/** Signs that a page would show as they stand, because something of them is missing or one too many. */
const raw = [
  [/\*\*/, 'a bold word has ** before it and behind it, without a space between'],
  [/[＊∗⁎﹡]+/, 'a bold word has ** of the keyboard before it and behind it'],
  [
    /^(?:#+(?:[^#\s]|[^\S \n])|＃)/m,
    'a heading has ## and an ordinary space before it, and an empty line above it',
  ],
  [
    /\]\(|\]\s+\((?=\/|#|www\.|(?:https?|mailto|tel):|$)|\)\[|\[[^\]]*\(\/|］\s*[（(]/,
    'a link is [words](address), and the address has no space',
  ],
  [
    /^(?:[•·◦▪●○■□➢➤►✓✔✦]|[–—](?=\s)|[-*+](?=[^\S \n]))/m,
    'a point of a list begins with a hyphen and an ordinary space, as in - Books',
  ],
  [
    /^(?:\d{1,2}[.)](?=\p{L}|[^\S \n])|\((?:\d{1,2}|[a-z]|[ivx]+)\)\s|(?:[a-z]|[ivx]+)\)\s)/mu,
    'a numbered list has a number, a full stop and an ordinary space, as in 1. Books',
  ],
  [/^[–—]{2,}$/m, 'a line across the page is --- between empty lines'],
  [/\d{3} ?[IOl]\d|\d[IOl] ?\d{3}/, 'a number has digits alone, and no letter I, l or O'],
  [/^[|｜│¦]/m, 'a table has a line | --- | --- | below its first, with as many cells'],
]

const telephone = /(?<!\d|\d[,.-])(?:\+91 ?)?\d{4,5} ?\d{4,6}(?!\d|[,.-]\d)/g

/** What of words a page would not show as it is meant, each with the place in them. */
function* wordFaults(text, { known: { session }, applies }) {
  for (const [pattern, write] of raw) {
    const found = pattern.exec(text)
    if (found) yield [`“${found[0]}” is shown as it stands; ${write}`, found.index]
  }
  for (const { 0: number, index } of text.matchAll(telephone)) {
    const { length } = number.replace(/^\+91|\D/g, '')
    const why = `${number} has ${length} digits, and a telephone number ten; write <Call the="Front office" />`
    if (length !== 10) yield [why, index]
  }
  if (session) for (const words of wordedDates(text, session, applies)) yield [words, 0]
}

const code = 'is read as code, and the page cannot be made'

/** What is wrong with a node of a page, by its type. */
const faultsOf = {
  mdxJsxFlowElement: partFaults,
  mdxJsxTextElement: partFaults,
  link: linkFaults,
  definition: linkFaults,
  mdxTextExpression: ({ value }) => [`{${value}} ${code}; leave the curly brackets out`],
  mdxFlowExpression: ({ value }) => [`{${value}} ${code}; leave the curly brackets out`],
  mdxjsEsm: () => [`a line that begins with import or export ${code}; begin it with another word`],
  image: () => [
    `a picture is not put in like this; run npm run picture -- FILE NAME "what is seen", and write <Gallery of={['NAME']} />`,
  ],
  *heading({ depth }, { above }) {
    if (depth === 1) yield '# is the title of a page, which stands in its head; write ##'
    else if (depth > above + 1)
      yield `the heading leaves a step out; write ${'#'.repeat(above + 1)}`
  },
  *table({ children: [first, ...rows] }) {
    if (rows.some(({ children }) => children.length !== first.children.length))
      yield 'a row of the table has another number of cells than its first; count the | of each'
  },
}

/** Where a link within a page may lead: its headings, by the address that they get, and what has an id. */
const anchorsIn = (text) =>
  [...text.matchAll(/^#+ (.*)$|\bid="([^"]+)"/gm)].map(([, heading, id]) => id ?? slug(heading))

/** What is wrong with what a page's head says, as [line, sentence]. */
function* headFaults(address, { value, faults, lineOf, sourceOf }, context) {
  yield* faults
  if (faults.length > 0) return
  const { known, knows, issuesOf, pageSchema } = context
  for (const { path, sentence } of issuesOf(pageSchema, value, sourceOf))
    yield [lineOf(path), sentence]
  const { picture, section } = value ?? {}
  if (picture && !knows('picture', picture))
    yield [
      lineOf(['picture']),
      `picture "${picture}" is not a name in content/pictures.yaml; write ${meant(picture, known.picture)}`,
    ]
  const isInTree = known.tree.includes(address)
  if (!isInTree && !section)
    yield [
      1,
      `is in no section; write a line such as section: facilities in its head: ${known.section.join(', ')}`,
    ]
  if (isInTree && section)
    yield [1, 'has its section in content/routes.ts; delete the line section of its head']
}

/** Why a page cannot be read, as somebody says it who has typed it. */
function whyUnreadable(message) {
  if (message.includes('acorn'))
    return `what stands in curly brackets, or begins with import or export, ${code}; write it otherwise`
  if (/[“”„‘’«»]/.test(message))
    return 'an attribute has straight quotes, as in the="Front office"; replace the curly ones'
  const [, name] = /closing tag for `<(\w+)>`/.exec(message) ?? []
  if (name)
    return `<${name}> is not closed; put </${name}> behind its words, or write <${name} /> if it has none`
  return 'a < or { begins a part here and is none; write it in words, such as below 40 %, and an address as [words](https://…)'
}

/** The tree of a page's parts and words; throws where it cannot be read. */
export const parsePage = (text) => processor.parse(text)

/** What the check of a page goes by: what the site has by kind (`knownTo`), and the schemas. */
export const contextOf = (known, schemas) => ({
  ...schemas,
  known,
  // Words of its own are right whatever they are.
  knows: (kind, word) => known[kind]?.includes(word) ?? true,
})

/** What is wrong with a page, as [line, sentence]. In: its address, its text, and `contextOf` the site. */
export function* pageFaults(address, text, site) {
  let page
  try {
    page = parsePage(text)
  } catch (error) {
    yield [error.line ?? /\((\d+):/.exec(error.message)?.[1] ?? 1, whyUnreadable(error.message)]
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
  const context = { ...site, applies, anchors: anchorsIn(text), above: 1 }
  for (const node of nodesIn(page)) {
    const { line } = node.position.start
    for (const sentence of faultsOf[node.type]?.(node, context) ?? []) yield [line, sentence]
    if (node.type === 'text')
      for (const [sentence, at] of wordFaults(node.value, context))
        yield [line + node.value.slice(0, at).split('\n').length - 1, sentence]
    if (node.type === 'heading') context.above = node.depth
  }
}

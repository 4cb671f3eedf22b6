import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createProcessor } from '@mdx-js/mdx'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import { readHead } from '../../../content/front-matter.mjs'
import { readContent } from './data.mjs'
import { wordedDates } from './dates.mjs'
import { isInCurlyQuotes, meant, meantAddress } from './words.mjs'

const processor = createProcessor({ remarkPlugins: [remarkFrontmatter, remarkGfm] })

/** HTML that pages use as it is. */
const html = ['br', 'h2', 'span']

/** What the attribute of a part names; those that name several, and those that may be left out. */
const named = {
  Call: { the: 'department' },
  Cards: { of: 'page', many: true },
  Download: { file: 'file' },
  ExternalButton: { to: 'link' },
  ExternalLink: { to: 'link' },
  FeeTable: { group: 'fee group' },
  Gallery: { of: 'picture', many: true },
  PdfFrame: { src: 'file' },
  Signature: { of: 'signatory' },
  Thumbnails: { of: 'picture', many: true },
  Tile: { picture: 'picture', optional: true },
  Value: { of: 'value' },
  Video: { src: 'file', captions: 'file', poster: 'file' },
}

/** Names that the files in `content/pages` may use, from the list of the parts. */
function partNames() {
  const code = readFileSync('components/content/components.ts', 'utf8')
  return [...code.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names]) => names.match(/\w+/g))
}

/** A node of a page and every one below it. */
export function* nodesIn(node) {
  yield node
  for (const child of node.children ?? []) yield* nodesIn(child)
}

const isPart = ({ type }) => type === 'mdxJsxFlowElement' || type === 'mdxJsxTextElement'

/** The words of an attribute: one text, or a list of them; undefined when it is neither. */
function wordsOf(value) {
  if (typeof value === 'string') return value
  const expression = value?.data?.estree?.body[0]?.expression
  if (expression?.type === 'Literal') return expression.value
  return expression?.elements?.map((element) => element?.value)
}

/** What is wrong with a part. */
function* partFaults({ name, attributes }, { parts, known }) {
  if (html.includes(name)) return
  if (!parts.includes(name)) {
    yield `<${name}> is no part that a page may use; write <${meant(name, parts)}>`
    return
  }
  const { many = false, optional = false, ...kinds } = named[name] ?? {}
  for (const { name: attribute, value } of attributes) {
    if (isInCurlyQuotes(value))
      yield `${attribute} of <${name}> has curly quotes around it, which would be shown; leave them out`
    if (value instanceof Object && !kinds[attribute] && wordsOf(value) === undefined)
      yield `${attribute} of <${name}> holds what stands for nothing here; write ${attribute}="words"`
  }
  for (const [attribute, kind] of Object.entries(kinds)) {
    const words = wordsOf(attributes.find((one) => one.name === attribute)?.value)
    if (words === undefined && optional) continue
    const [known0, isKnown] =
      kind === 'file'
        ? [known.files, known.isKnown]
        : [known[kind], (one) => known[kind].includes(one)]
    if (words === undefined || Array.isArray(words) !== many)
      yield `<${name}> needs ${attribute}=${many ? `{['${known0[0]}']}` : `"${known0[0]}"`}`
    else
      for (const word of [words].flat())
        if (!isKnown(word))
          yield `<${name} ${attribute}>: "${word}" is no ${kind}; write ${meant(String(word), known0)}`
  }
}

/** What is wrong with an address that a page links to. */
function* linkFaults(url, { known, anchors }) {
  const [path, anchor] = url.split('#')
  if (url.startsWith('/')) {
    if (!known.isKnown(path))
      yield `the link to ${url} leads to no page and no file; write ${meantAddress(url, known)}`
  } else if (url.startsWith('#')) {
    if (!anchors.includes(anchor))
      yield `the link to ${url} leads to no heading; write #${meant(anchor, anchors)}`
  } else if (url.startsWith('tel:')) {
    if (!/^tel:\+91\d{10}$/.test(url))
      yield `the link ${url} dials nothing; write tel:+919000000001`
  } else if (!/^mailto:|^https:\/\/[^\s/]+\.\S+$/.test(url))
    yield `the link ${url} leads nowhere; begin it with / for a page, with https:// for another site`
}

/** Signs that a page would show as they stand, because something of them is missing or one too many. */
const raw = [
  [/\*\*/, 'a bold word has ** before it and behind it, without a space between'],
  [/^#+[^#\s]/m, 'a heading has a space behind ##, and an empty line above it'],
  [/\]\(/, 'a link is [words](address), and the address has no space'],
  [/^\|/m, 'a table has a line | --- | --- | below its first, with as many cells'],
]

const telephone = /(?<!\d|\d[,.-])(?:\+91 ?)?\d{4,5} ?\d{4,6}(?!\d|[,.-]\d)/g

/** What of words a page would not show as it is meant, each with the place in them. */
function* wordFaults(text, { session, applies }) {
  for (const [pattern, write] of raw) {
    const found = pattern.exec(text)
    if (found) yield [`“${found[0]}” is shown as it stands; ${write}`, found.index]
  }
  for (const { 0: number, index } of text.matchAll(telephone)) {
    const { length } = number.replace(/^\+91|\D/g, '')
    if (length !== 10)
      yield [
        `${number} has ${length} digits, and a telephone number ten; write <Call the="Front office" />`,
        index,
      ]
  }
  for (const words of wordedDates(text, session, applies)) yield [words, 0]
}

const code = 'is read as code, and the page cannot be made'

/** What is wrong with a node of a page, by its type. */
const faultsOf = {
  mdxJsxFlowElement: partFaults,
  mdxJsxTextElement: partFaults,
  link: (node, context) => linkFaults(node.url, context),
  definition: (node, context) => linkFaults(node.url, context),
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

/** What is read on a page, values put in, to look for its quote. */
function textOf(node, values) {
  if (isPart(node) && node.name === 'Value')
    return String(values[wordsOf(node.attributes[0]?.value)])
  return node.value && node.type !== 'yaml'
    ? node.value
    : (node.children ?? []).map((child) => textOf(child, values)).join('')
}

/** Where a link within the page may lead: its headings, by the address that they get, and what has an id. */
function anchorsOf(node, values) {
  if (node.type === 'heading')
    return [
      textOf(node, values)
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .replace(/\s/g, '-'),
    ]
  return (node.attributes ?? []).flatMap(({ name, value }) => (name === 'id' ? [value] : []))
}

const plain = (text) => text.replace(/\s+/g, ' ').trim()

/** Lines of a page's head that cannot be used, as [line, sentence]. */
function* headFaults(head, { readFrontMatter, pictures }) {
  const read = readFrontMatter(head)
  if (!Array.isArray(read)) return
  for (const reason of read) {
    const [, line = 1, words = reason] = /^line (\d+): (.*)$/s.exec(reason) ?? []
    const isPicture = words.startsWith('picture ') && head.values.picture
    const nearest = isPicture ? `; write ${meant(head.values.picture, [...pictures.keys()])}` : ''
    yield [line, words + nearest]
  }
}

/** Why a page cannot be read, as somebody says it who has typed it. */
function whyUnreadable(message) {
  if (message.includes('import/exports')) return faultsOf.mdxjsEsm()[0]
  if (message.includes('acorn'))
    return `what stands in curly brackets ${code}; leave the brackets out`
  return `${message}; a part that begins with <Tile …> ends with </Tile>, and < and { stand nowhere else`
}

/** Pages by their text: most are as they were when content is checked again. */
const parsed = new Map()

/** The tree of a page's parts and words; throws where it cannot be read. */
export function parsePage(text) {
  const page = parsed.get(text) ?? processor.parse(text)
  parsed.set(text, page)
  return page
}

/** What is wrong with a page, as [line, sentence]. */
function* pageFaults(address, text, facts) {
  let page
  try {
    page = parsePage(text)
  } catch (error) {
    yield [error.line ?? /\((\d+):/.exec(error.message)?.[1] ?? 1, whyUnreadable(error.message)]
    return
  }
  const { routes, sections, pageValues } = facts
  const [yaml, ...words] = page.children
  const head = yaml?.type === 'yaml' ? readHead(yaml.value) : undefined
  yield* headFaults(head, facts)
  if (words.length === 0) yield [1, 'has no words; write them below its head']
  const [route, ...again] = routes.filter((one) => one.path === address)
  if (!route && head?.values)
    yield [
      1,
      `is in no section; write a line such as section: facilities in its head: ${sections.join(', ')}`,
    ]
  if (again.length > 0)
    yield [1, 'has its section in content/routes.ts; delete the line section of its head']
  const quote = head?.values?.quote
  if (quote && !plain(textOf(page, pageValues)).includes(plain(quote)))
    yield [
      head.lines.quote,
      'quote is no sentence of the page; copy one from it, or leave the line out',
    ]
  const nodes = [...nodesIn(page)]
  const context = {
    ...facts,
    session: facts.school.admissionSession,
    applies: route?.view === 'task' || ['admission', 'fee'].includes(route?.section),
    anchors: nodes.flatMap((node) => anchorsOf(node, pageValues)),
    above: 1,
  }
  for (const node of nodes) {
    const { line } = node.position.start
    for (const sentence of faultsOf[node.type]?.(node, context) ?? []) yield [line, sentence]
    if (node.type === 'text')
      for (const [sentence, at] of wordFaults(node.value, context))
        yield [line + node.value.slice(0, at).split('\n').length - 1, sentence]
    if (node.type === 'heading') context.above = node.depth
  }
}

/** Faults of the pages below a content folder: heads, parts, links, and pages the tree does not have. */
export function* pagesFaults(folder, { facts, known, routeLine }) {
  const names = readdirSync(path.join(folder, 'pages')).filter((name) => !name.startsWith('.'))
  const sections = [...new Set(facts.routes.map(({ section }) => section))]
  const context = { ...facts, sections, known, parts: partNames() }
  for (const name of names) {
    const { file, text, faults } = readContent(folder, `pages/${name}`)
    yield* faults
    if (!name.endsWith('.mdx')) yield `${file}:1  is no page; give it a name that ends with .mdx`
    else if (text)
      for (const [line, words] of pageFaults(`/${name.slice(0, -4)}`, text, context))
        yield `${file}:${line}  ${words}`
  }
  for (const { kind, path: page } of facts.routes)
    if (kind === 'page' && !names.includes(`${page.slice(1)}.mdx`))
      yield `content/routes.ts:${routeLine(page)}  ${page} has no file; write content/pages${page}.mdx, or take it back from before`
}

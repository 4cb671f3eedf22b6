import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createProcessor } from '@mdx-js/mdx'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import { readHead } from '../../../content/front-matter.mjs'
import { readContent } from './data.mjs'
import { wordedDates } from './dates.mjs'
import { curlyQuotes, isInCurlyQuotes, meant, meantAddress } from './words.mjs'

const processor = createProcessor({ remarkPlugins: [remarkFrontmatter, remarkGfm] })

/** HTML that pages use as it is. */
const html = ['br', 'h2', 'span']

/** What the attribute of a part names; those that name several, and those that may be left out. */
const named = {
  Amount: { of: 'amount' },
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

function partFaults(node, { parts, known }) {
  const { name, attributes } = node
  if (html.includes(name)) return []
  if (!parts.includes(name))
    return [`<${name}> is no part that a page may use; write <${meant(name, parts)}>`]
  const { many = false, optional = false, ...kinds } = named[name] ?? {}
  const wrong = Object.entries(kinds).flatMap(([attribute, kind]) => {
    const words = wordsOf(attributes.find((one) => one.name === attribute)?.value)
    const choice = kind === 'file' ? '/documents/form.pdf' : known[kind][0]
    const example = many ? `${attribute}={['${choice}']}` : `${attribute}="${choice}"`
    if (words === undefined || Array.isArray(words) !== many) {
      return optional && words === undefined ? [] : [`<${name}> needs ${example}`]
    }
    return [words].flat().flatMap((word) => {
      if (kind === 'file' ? known.isKnown(word) : known[kind].includes(word)) return []
      const choices = kind === 'file' ? known.files : known[kind]
      return [`<${name} ${attribute}>: "${word}" is no ${kind}; write ${meant(word, choices)}`]
    })
  })
  const quoted = attributes.flatMap(({ name: attribute, value }) =>
    typeof value === 'string' && isInCurlyQuotes(value)
      ? [`${attribute} of <${name}> ${curlyQuotes}`]
      : [],
  )
  const unreadable = attributes.flatMap(({ name: attribute, value }) =>
    value instanceof Object && [wordsOf(value)].flat().includes(undefined)
      ? [
          `${attribute ?? 'a bracket'} of <${name}> holds what stands for nothing here; write ${attribute}="words"`,
        ]
      : [],
  )
  return wrong.length > 0 ? wrong : [...quoted, ...unreadable]
}

function linkFaults(url, known) {
  if (/^(?:#|mailto:)/.test(url) || /^https:\/\/[^\s/]+\.[^\s]+$/.test(url)) return []
  if (url.startsWith('/'))
    return known.isKnown(url)
      ? []
      : [`the link to ${url} leads to no page and no file; write ${meantAddress(url, known)}`]
  if (url.startsWith('tel:'))
    return /^tel:\+91\d{10}$/.test(url)
      ? []
      : [`the link ${url} dials nothing; write tel:+919000000001`]
  return [
    `the link ${url} leads nowhere; begin it with / for a page, with https:// for another site`,
  ]
}

const photograph =
  'a picture is not put in like this; run npm run picture -- FILE NAME "what is seen", and write <Gallery of={[’NAME’]} />'

/** Signs that a page would show as they stand, because something of them is missing or one too many. */
const raw = [
  [/\*\*/, 'a bold word has ** before it and behind it, without a space between'],
  [/^#+[^#\s]/m, 'a heading has a space behind ##, and an empty line above it'],
  [/\]\(/, 'a link is [words](address), and the address has no space'],
  [/^\|/m, 'a table has a line | --- | --- | below its first, with as many cells'],
]

/** What of a text node a page would not show as it is meant. */
function wordFaults({ value, position }, { session, applies }) {
  const lineOf = (at) => position.start.line + value.slice(0, at).split('\n').length - 1
  const signs = raw.flatMap(([pattern, write]) => {
    const found = pattern.exec(value)
    return found ? [[lineOf(found.index), `“${found[0]}” is shown as it stands; ${write}`]] : []
  })
  const numbers = [...value.matchAll(/(?<!\d|\d[,.-])(?:\+91 ?)?\d{4,5} ?\d{4,6}(?!\d|[,.-]\d)/g)]
    .filter(([number]) => number.replace(/^\+91|\D/g, '').length !== 10)
    .map(({ 0: number, index }) => [
      lineOf(index),
      `${number} has ${number.replace(/^\+91|\D/g, '').length} digits; a telephone number has ten: <Call the="Front office" /> writes one`,
    ])
  const dates = wordedDates(value, session, applies).map((words) => [position.start.line, words])
  return [...signs, ...numbers, ...dates]
}

const codes = 'is read as code, and the page cannot be made'

function faultsOf(node, context) {
  const { known, anchors } = context
  const at = (words) => words.map((one) => [node.position.start.line, one])
  if (isPart(node)) return at(partFaults(node, context))
  if (node.type === 'link' || node.type === 'definition') {
    if (node.url.startsWith('#') && !anchors.has(node.url.slice(1)))
      return at([
        `the link to ${node.url} leads to no heading; write ${meant(node.url.slice(1), [...anchors])}`,
      ])
    return at(linkFaults(node.url, known))
  }
  if (node.type === 'text') return wordFaults(node, context)
  if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression')
    return at([`{${node.value}} ${codes}; leave the curly brackets out`])
  if (node.type === 'mdxjsEsm')
    return at([
      `a line that begins with ${node.value.split(' ')[0]} ${codes}; begin it with another word`,
    ])
  if (node.type === 'image') return at([photograph.replaceAll('’', "'")])
  if (node.type === 'heading' && node.depth === 1)
    return at(['# is the title of a page, which stands in its head; write ##'])
  if (
    node.type === 'table' &&
    node.children.some((row) => row.children.length !== node.children[0].children.length)
  )
    return at([
      'a row of the table has another number of cells than its first; count the | of each',
    ])
  return []
}

/** Headings that leave a step out, which somebody who hears the page looks for. */
function skippedHeadings(page) {
  const headings = [...nodesIn(page)].filter(({ type }) => type === 'heading')
  return headings.flatMap(({ depth, position }, at) =>
    depth > (headings[at - 1]?.depth ?? 1) + 1
      ? [
          [
            position.start.line,
            `the heading leaves a step out; write ${'#'.repeat((headings[at - 1]?.depth ?? 1) + 1)}`,
          ],
        ]
      : [],
  )
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
function headFaults(head, { readFrontMatter, pictures }) {
  const read = readFrontMatter(head)
  const curly = Object.entries(head?.values ?? {}).flatMap(([key, value]) =>
    typeof value === 'string' && isInCurlyQuotes(value)
      ? [[head.lines[key], `${key} ${curlyQuotes}`]]
      : [],
  )
  if (curly.length > 0 || !Array.isArray(read)) return curly
  return read.map((reason) => {
    const [, line = 1, words = reason] = /^line (\d+): (.*)$/s.exec(reason) ?? []
    const { picture = '' } = head?.values ?? {}
    const nearest = words.startsWith('picture ')
      ? `; write ${meant(picture, [...pictures.keys()])}`
      : ''
    return [line, words + nearest]
  })
}

/** A page is in the tree by `content/routes.ts` or by its section, once. */
function treeFaults(page, { routes, sections }) {
  const found = routes.filter((one) => one.path === page)
  if (found.length > 1)
    return [[1, 'has its section in content/routes.ts; delete the line section of its head']]
  return found.length === 1
    ? []
    : [
        [
          1,
          `is in no section; write a line such as section: facilities in its head; the sections are ${sections.join(', ')}`,
        ],
      ]
}

/** Why a page cannot be read, as somebody says it who has typed it. */
function whyUnreadable(message) {
  if (message.includes('import/exports'))
    return `a line that begins with import or export ${codes}; begin it with another word`
  if (message.includes('acorn'))
    return `what stands in curly brackets ${codes}; leave the brackets out`
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

function pageFaults(name, text, facts) {
  let page
  try {
    page = parsePage(text)
  } catch (error) {
    const line = error.line ?? /\((\d+):/.exec(error.message)?.[1] ?? 1
    return [[line, whyUnreadable(error.message)]]
  }
  const yaml = page.children.find(({ type }) => type === 'yaml')
  const head = yaml && readHead(yaml.value)
  const { values = {}, lines = {} } = head ?? {}
  const route = facts.routes.find((one) => one.path === name)
  const context = {
    ...facts,
    session: facts.school.admissionSession,
    applies: route?.view === 'task' || ['admission', 'fee'].includes(route?.section),
    anchors: new Set([...nodesIn(page)].flatMap((node) => anchorsOf(node, facts.pageValues))),
  }
  const { quote } = values
  const isSaid = !quote || plain(textOf(page, facts.pageValues)).includes(plain(String(quote)))
  return [
    ...headFaults(head, facts),
    ...(head?.unreadable ? [] : treeFaults(name, facts)),
    ...(page.children.some(({ type }) => type !== 'yaml')
      ? []
      : [[1, 'has no words; write them below its head']]),
    ...[...nodesIn(page)].flatMap((node) => faultsOf(node, context)),
    ...skippedHeadings(page),
    ...(isSaid
      ? []
      : [
          [
            lines.quote,
            'quote is no sentence of the page; copy one from it, or leave the line out',
          ],
        ]),
  ]
}

/** Faults of the pages below a content folder: heads, parts, links, and pages the tree does not have. */
export function pagesFaults(folder, { facts, known, routeLine }) {
  const names = readdirSync(path.join(folder, 'pages')).filter((name) => !name.startsWith('.'))
  const sections = [...new Set(facts.routes.map(({ section }) => section))]
  const context = { ...facts, sections, known, parts: partNames() }
  const found = names.flatMap((name) => {
    if (!name.endsWith('.mdx'))
      return [`content/pages/${name}:1  is no page; give it a name that ends with .mdx`]
    const { file, text, faults } = readContent(folder, `pages/${name}`)
    if (faults.length > 0) return faults
    return pageFaults(`/${name.slice(0, -4)}`, text, context).map(
      ([line, words]) => `${file}:${line}  ${words}`,
    )
  })
  const missing = facts.routes
    .filter(({ kind, path: page }) => kind === 'page' && !names.includes(`${page.slice(1)}.mdx`))
    .map(
      ({ path: page }) =>
        `content/routes.ts:${routeLine(page)}  ${page} has no file; write content/pages${page}.mdx, or take it back from before`,
    )
  return [...found, ...missing]
}

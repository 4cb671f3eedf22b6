import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createProcessor } from '@mdx-js/mdx'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import { readHead } from '../../../content/front-matter.mjs'
import { curlyQuotes, isInCurlyQuotes, meant, meantAddress } from './words.mjs'

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
  return [...wrong, ...quoted]
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

function faultsOf(node, facts) {
  if (isPart(node)) return partFaults(node, facts)
  if (node.type === 'link' || node.type === 'definition') return linkFaults(node.url, facts.known)
  if (node.type === 'image') return [photograph.replaceAll('’', "'")]
  if (node.type === 'heading' && node.depth === 1)
    return ['# is the title of a page, which stands in content/routes.ts; write ##']
  return []
}

/** What is read on a page, values put in, to look for its quote. */
function textOf(node, values) {
  if (isPart(node) && node.name === 'Value')
    return String(values[wordsOf(node.attributes[0]?.value)])
  return node.value && node.type !== 'yaml'
    ? node.value
    : (node.children ?? []).map((child) => textOf(child, values)).join('')
}

const plain = (text) => text.replace(/\s+/g, ' ').trim()

/** Lines of a page's head that cannot be used, as [line, sentence]. */
function headFaults(yaml, { readFrontMatter, pictures }) {
  const head = yaml && readHead(yaml.value)
  const read = readFrontMatter(head)
  const quoted = Object.entries(head?.values ?? {}).flatMap(([key, value]) =>
    typeof value === 'string' && isInCurlyQuotes(value)
      ? [[head.lines[key], `${key} has curly quotes around it; write straight ones: ${key}: "…"`]]
      : [],
  )
  if (quoted.length > 0 || !Array.isArray(read)) return quoted
  return read.map((reason) => {
    const [, line = 1, words = reason] = /^line (\d+): (.*)$/s.exec(reason) ?? []
    if (head?.unreadable)
      return [line, `${words}; a line of the head is a name, a colon and "a text"`]
    if (!words.startsWith('picture ')) return [line, words]
    const { picture } = head.values
    return [
      line,
      `picture "${picture}" ${words.slice(8)}; write ${meant(picture ?? '', Object.keys(pictures))}`,
    ]
  })
}

/** Pages by their text: most are as they were when content is checked again. */
const parsed = new Map()

/** The tree of a page's parts and words; throws where it cannot be read. */
export function parsePage(text) {
  const page = parsed.get(text) ?? processor.parse(text)
  parsed.set(text, page)
  return page
}

function pageFaults(file, text, facts) {
  let page
  try {
    page = parsePage(text)
  } catch (error) {
    const line = error.line ?? /\((\d+):/.exec(error.message)?.[1] ?? 1
    return [
      `${file}:${line}  ${error.message}; a part that begins with <Tile …> ends with </Tile>, and < and { stand nowhere else`,
    ]
  }
  const yaml = page.children.find(({ type }) => type === 'yaml')
  const heads = headFaults(yaml, facts).map(([line, words]) => `${file}:${line}  ${words}`)
  const bodies = [...nodesIn(page)].flatMap((node) =>
    faultsOf(node, facts).map((words) => `${file}:${node.position.start.line}  ${words}`),
  )
  const { values = {}, lines = {} } = (yaml && readHead(yaml.value)) ?? {}
  const { quote } = values
  const isSaid = !quote || plain(textOf(page, facts.pageValues)).includes(plain(String(quote)))
  const quotes = isSaid
    ? []
    : [
        `${file}:${lines.quote}  quote is no sentence of the page; copy one from it, or leave the line out`,
      ]
  return [...heads, ...bodies, ...quotes]
}

/** Faults of the pages below a content folder: heads, parts, links, and pages the tree does not have. */
export function pagesFaults(folder, { facts, known, routeLine }) {
  const names = readdirSync(path.join(folder, 'pages')).filter((name) => !name.startsWith('.'))
  const context = { ...facts, known, parts: partNames() }
  const expected = facts.routes.filter(({ kind }) => kind === 'page').map(({ path: page }) => page)
  const found = names.flatMap((name) => {
    const file = `content/pages/${name}`
    if (!name.endsWith('.mdx')) return [`${file}:1  is no page; give it a name that ends with .mdx`]
    const page = `/${name.slice(0, -4)}`
    const text = readFileSync(path.join(folder, 'pages', name), 'utf8')
    const inTree = expected.includes(page)
      ? []
      : [
          `${file}:1  is a page that content/routes.ts does not have; write ['${page}', 'Its title', { extra: true }], below its section there`,
        ]
    return [...inTree, ...pageFaults(file, text, context)]
  })
  const missing = expected
    .filter((page) => !names.includes(`${page.slice(1)}.mdx`))
    .map(
      (page) =>
        `content/routes.ts:${routeLine(page)}  ${page} has no file; write content/pages${page}.mdx, or correct the name`,
    )
  return [...found, ...missing]
}

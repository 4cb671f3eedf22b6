import { readdirSync, readFileSync } from 'node:fs'
import { importTypeScript } from '../../lib/typescript.mjs'
import { readData, readPages, schemaFaults } from './data.mjs'
import { changedFigures } from './figures.mjs'
import { fileFaults, filesBelow, missingPictures } from './files.mjs'
import { contextOf, pageFaults } from './page.mjs'
import { valueFaults } from './values.mjs'

/** What the content says, read from a folder of it in which `content/*.yaml` are as their schemas ask. */
export const readFacts = (folder) => importTypeScript('tools/checks/content/facts.ts', folder)

let schemas

/** The schemas of the content; they are code, and stay as they are while this process runs. */
export function readSchemas() {
  schemas ??= importTypeScript('tools/checks/content/schemas.ts')
  return schemas
}

/** Names that the files in `content/pages` may use, from the list of the parts. */
function partNames() {
  const code = readFileSync('components/content/components.ts', 'utf8')
  return [...code.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names]) => names.match(/\w+/g))
}

/** What the content may name and link to, by kind; plain data, which the forms of the office are given, too. */
export function knownTo(facts, publicFolder = 'public') {
  const { school, routes, addedPages, feeds, rootFiles, feeGroups, pictures, pageValues } = facts
  const page = routes.map((route) => route.path)
  const files = filesBelow(publicFolder).map((name) => `/${name}`)
  const added = addedPages.flatMap((one) => (one.section ? [one.path] : []))
  return {
    page,
    address: [...page, ...feeds.map((feed) => feed.path), ...rootFiles, ...files],
    // The nearest and the first are documents.
    file: files.sort((one) => (one.startsWith('/documents/') ? -1 : 1)),
    tree: page.filter((one, at) => !added.includes(one) || page.indexOf(one) !== at),
    task: routes.flatMap(({ view, section, path: one }) =>
      view === 'task' || /^(?:admission|fee)$/.test(section) ? [one] : [],
    ),
    section: [...new Set(routes.map(({ section }) => section))],
    session: school.admissionSession,
    part: partNames(),
    picture: [...pictures.keys()],
    value: Object.keys(pageValues),
    department: school.departments.map(({ name }) => name),
    signatory: Object.keys(school.signatories),
    link: Object.keys(school.links),
    'fee group': feeGroups.map(({ id }) => id),
  }
}

/** What is wrong with the pages below a content folder, and pages of the tree that have no file. */
function* pagesFaults(folder, routes, context) {
  for (const name of readdirSync(`${folder}/pages`))
    if (!/^\.|\.mdx$/.test(name))
      yield `content/pages/${name}:1  is no page; give it a name that ends with .mdx`
  const pages = readPages(folder)
  for (const { file, text, faults, address } of pages) {
    yield* faults
    if (faults.length === 0)
      for (const [line, words] of pageFaults(address, text, context))
        yield `${file}:${line}  ${words}`
  }
  for (const { kind, path } of routes)
    if (kind === 'page' && !pages.some(({ address }) => address === path))
      yield `content/pages${path}.mdx  is missing; take it back from before`
}

/** Every mistake in the content and in what is published with it; of the pages once the data has none. */
export async function contentFaults(content = 'content', publicFolder = 'public') {
  const files = await fileFaults(publicFolder)
  const data = readData(content)
  const unreadable = data.flatMap(({ faults }) => faults)
  if (unreadable.length > 0) return [...unreadable, ...files]
  const schemas = await readSchemas()
  const wrong = [...schemaFaults(data, schemas)]
  if (wrong.length > 0) return [...wrong, ...files]
  const facts = await readFacts(content)
  const context = contextOf(knownTo(facts, publicFolder), schemas)
  const pictures = data.find(({ subject }) => subject === 'pictures')
  return [
    ...data.flatMap((one) =>
      [...valueFaults(one, context)].map(([at, why]) => `${one.file}:${one.lineOf(at)}  ${why}`),
    ),
    ...pagesFaults(content, facts.routes, context),
    ...changedFigures(content, data).doubts,
    ...missingPictures(publicFolder, facts.pictures, pictures.lineOf),
    ...files,
  ]
}

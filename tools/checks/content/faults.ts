import { readdirSync, readFileSync } from 'node:fs'
import { writeModules } from '@/content/modules'
import { officeSections } from '@/content/schemas/menu'
import { readData, readPages, schemaFaults } from './data'
import { changedFigures } from './figures'
import { fileFaults, filesBelow, missingPictures } from './file-faults'
import { noticeDoubts } from './notices'
import { contextOf, type Known, type PageContext, pageFaults } from './page'
import { linkFaults } from './values'

export type Facts = typeof import('./facts')

/** Imports what the content says; its YAML must be valid. A process sees no later change. */
export function readFacts(): Promise<Facts> {
  writeModules()
  return import('./facts')
}

function partNames(): string[] {
  const code = readFileSync('components/content/components.ts', 'utf8')
  return [...code.matchAll(/^export \{([^}]*)\}/gm)].flatMap(
    ([, names = '']) => names.match(/\w+/g) ?? [],
  )
}

/** Lists what the content may name and link to. Plain data, because the forms of the office use it, too. */
export function knownTo(facts: Facts, publicFolder = 'public'): Known {
  const { school, routes, addedPages, feeds, rootFiles, feeGroups, pictures, pageValues } = facts
  const page: string[] = routes.map((route) => route.path)
  const files = filesBelow(publicFolder).map((name) => `/${name}`)
  const added = addedPages.flatMap((one) => (one.section ? [one.path] : []))
  return {
    page,
    address: [...page, ...feeds.map((feed) => feed.path), ...rootFiles, ...files],
    file: files,
    tree: page.filter((one, at) => !added.includes(one) || page.indexOf(one) !== at),
    section: [...officeSections],
    part: partNames(),
    picture: [...pictures.keys()],
    value: Object.keys(pageValues),
    department: school.departments.map(({ name }) => name),
    signatory: Object.keys(school.signatories),
    link: Object.keys(school.links),
    'fee group': feeGroups.map(({ id }) => id),
  }
}

function* nameFaults(folder: string, tree: readonly string[]): Generator<string> {
  for (const name of readdirSync(`${folder}/pages`).filter((one) => !one.startsWith('.'))) {
    const stem = name.replace(/\.mdx$/, '')
    if (stem === name)
      yield `content/pages/${name}:1  is not a page; end its name with .mdx, or move a document to public/documents`
    else if (!tree.includes(`/${stem}`) && !/^[a-z\d]+(?:-[a-z\d]+)*$/.test(stem))
      yield `content/pages/${name}:1  has a space, a capital or a sign in its name; use small letters, digits and hyphens, such as our-garden.mdx`
  }
}

function* pagesFaults(
  folder: string,
  routes: Facts['routes'],
  context: PageContext,
): Generator<string> {
  yield* nameFaults(folder, context.known.tree)
  // The title belongs to the page of the tree, not to a new one.
  const isNew = ({ address }: { address: string }) => !context.known.tree.includes(address)
  const pages = readPages(folder).toSorted((a, b) => Number(isNew(a)) - Number(isNew(b)))
  const titles = new Map<string, string>()
  for (const { file, text, faults, address } of pages) {
    yield* faults
    if (routes.some(({ kind, path }) => kind !== 'page' && path === address))
      yield `${file}:1  has the address of another page; choose another name`
    else if (faults.length === 0)
      for (const [line, words] of pageFaults(address, text, context))
        yield `${file}:${line}  ${words}`
    const [title] = /^title: .*$/m.exec(text) ?? []
    const other = titles.get(title ?? '')
    if (other) yield `${file}:1  has the same title as ${other}; change one of the two`
    else if (title) titles.set(title, file)
  }
  for (const { kind, path } of routes)
    if (kind === 'page' && !pages.some(({ address }) => address === path))
      yield `content/pages${path}.mdx  is missing; restore it from the last version`
}

export async function contentFaults(
  content = 'content',
  publicFolder = 'public',
  factsOf: (content: string) => Promise<Facts> = readFacts,
): Promise<string[]> {
  const files = await fileFaults(publicFolder)
  const data = readData(content)
  const unreadable = data.flatMap(({ faults }) => faults)
  if (unreadable.length > 0) return [...unreadable, ...files]
  const wrong = [...schemaFaults(data)]
  if (wrong.length > 0) return [...wrong, ...files]
  const facts = await factsOf(content)
  const context = contextOf(knownTo(facts, publicFolder))
  const pictures = data.find(({ subject }) => subject === 'pictures')
  return [
    ...data.flatMap((one) =>
      [...linkFaults(one.value, context)].map(
        ([at, why]) => `${one.file}:${one.lineOf(at)}  ${why}`,
      ),
    ),
    ...pagesFaults(content, facts.routes, context),
    ...changedFigures(content, data).doubts,
    ...missingPictures(publicFolder, facts.pictures, pictures?.lineOf),
    ...files,
  ]
}

/** Lists the days of each notice in words, for its author to confirm. */
export const noticeRemarks = (content = 'content'): string[] =>
  readData(content)
    .filter(({ subject }) => subject === 'notices')
    .flatMap(({ file, value, lineOf }) =>
      [...noticeDoubts(value)].map(([at, sentence]) => `${file}:${lineOf(at)}  ${sentence}`),
    )

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { importTypeScript } from '../../lib/typescript.mjs'
import { feeDoubts } from './fees.mjs'
import { fileFaults, missingPictures } from './files.mjs'
import { pagesFaults } from './pages.mjs'
import { readTyped, typedFaults } from './typed.mjs'

/** What the content says, read from a folder of it. */
export const readFacts = (folder) => importTypeScript('tools/checks/content/facts.ts', folder)

/** What a page may name and link to. */
function knownTo(facts, publicFolder) {
  const { school, routes, feeds, rootFiles, feeGroups, pictures, pageValues } = facts
  const paths = routes.map((route) => route.path)
  const served = new Set([...paths, ...feeds.map((feed) => feed.path), ...rootFiles])
  const isFile = (file) => existsSync(file) && statSync(file).isFile()
  const isKnown = (href) => {
    const address = String(href).replace(/[?#].*$/, '')
    return served.has(address) || isFile(path.join(publicFolder, address))
  }
  return {
    isKnown,
    paths,
    files: readdirSync(path.join(publicFolder, 'documents')).map((name) => `/documents/${name}`),
    page: paths,
    picture: Object.keys(pictures),
    value: Object.keys(pageValues),
    department: school.departments.map(({ name }) => name),
    signatory: Object.keys(school.signatories),
    link: Object.keys(school.links),
    'fee group': feeGroups.map(({ id }) => id),
  }
}

/** Where in a typed module a text stands first. */
function lineIn(folder, name) {
  const lines = readFileSync(path.join(folder, name), 'utf8').split('\n')
  return (...texts) => lines.findIndex((line) => texts.some((text) => line.includes(text))) + 1 || 1
}

/** The place in the content where something went wrong while it was read. */
function placeOf(error) {
  const [, name = 'school.ts', line = '1'] =
    /content[\\/]([\w-]+\.ts):(\d+)/.exec(error.stack ?? '') ?? []
  return `content/${name}:${line}`
}

/**
 * Every mistake in the content and in what is published with it, a sentence each: file, line, what is
 * wrong, and what to write instead. In: the folders, in a test copies. Out: nothing when all is well.
 */
export async function contentFaults(content = 'content', publicFolder = 'public') {
  const modules = readTyped(content)
  const files = await fileFaults(publicFolder)
  const unreadable = modules.flatMap(({ name, fault }) =>
    fault ? [`content/${name}:${fault.line}  ${fault.text}`] : [],
  )
  if (unreadable.length > 0) return [...unreadable, ...files]
  let facts
  try {
    facts = await readFacts(content)
  } catch (error) {
    return [
      `${placeOf(error)}  cannot be used: ${error.message}; undo what was changed last`,
      ...files,
    ]
  }
  const known = knownTo(facts, publicFolder)
  const pictureLine = lineIn(content, 'pictures.ts')
  const routeLine = lineIn(content, 'routes.ts')
  return [
    ...typedFaults(modules, known),
    ...pagesFaults(content, { facts, known, routeLine: (page) => routeLine(`'${page}'`) }),
    ...feeDoubts(content, facts),
    ...missingPictures(publicFolder, facts, (name) => pictureLine(`  ${name}: `, `  '${name}': `)),
    ...files,
  ]
}

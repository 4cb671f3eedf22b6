import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { importTypeScript } from '../../lib/typescript.mjs'
import { deadLinks, readData, schemaFaults } from './data.mjs'
import { dateFaults } from './dates.mjs'
import { changedFigures } from './figures.mjs'
import { fileFaults, missingPictures } from './files.mjs'
import { pagesFaults } from './pages.mjs'

/** What the content says, read from a folder of it in which `content/*.yaml` are as their schemas ask. */
export const readFacts = (folder) => importTypeScript('tools/checks/content/facts.ts', folder)

/** The schemas of the content. */
export const readSchemas = () => importTypeScript('tools/checks/content/schemas.ts')

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
    picture: [...pictures.keys()],
    value: Object.keys(pageValues),
    department: school.departments.map(({ name }) => name),
    signatory: Object.keys(school.signatories),
    link: Object.keys(school.links),
    'fee group': feeGroups.map(({ id }) => id),
  }
}

/** Where in the page tree a path stands. */
function routeLineIn(folder) {
  const lines = readFileSync(path.join(folder, 'routes.ts'), 'utf8').split('\n')
  return (page) => lines.findIndex((line) => line.includes(`'${page}'`)) + 1 || 1
}

/**
 * Every mistake in the content and in what is published with it, a sentence each: file, line, what is
 * wrong, and what to write instead; those of the pages once none is left in `content/*.yaml`, from which pages take
 * values. In: the folders, in a test copies. Out: nothing when all is well.
 */
export async function contentFaults(content = 'content', publicFolder = 'public') {
  const files = await fileFaults(publicFolder)
  const data = readData(content)
  const unreadable = data.flatMap(({ faults }) => faults)
  if (unreadable.length > 0) return [...unreadable, ...files]
  const wrong = [...schemaFaults(data, await readSchemas())]
  if (wrong.length > 0) return [...wrong, ...files]
  const facts = await readFacts(content)
  const known = knownTo(facts, publicFolder)
  const { lineOf } = data.find(({ subject }) => subject === 'pictures')
  return [
    ...deadLinks(data, known),
    ...dateFaults(data),
    ...pagesFaults(content, { facts, known, routeLine: routeLineIn(content) }),
    ...changedFigures(content, data, facts.formatRupees).doubts,
    ...missingPictures(publicFolder, facts, (at) => lineOf(['pictures', at])),
    ...files,
  ]
}

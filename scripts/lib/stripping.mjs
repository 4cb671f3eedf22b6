import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { runInNewContext } from 'node:vm'
import { clientIds, scriptlessFile, withoutScripts } from '../../lib/page-cache/without-scripts.mjs'

/** Error screens stand in for a page that failed; what they need is no need of the page. */
const errorScreens = new Set(['app/error.tsx', 'app/global-error.tsx'])

/** The page that Next shows when the layout itself fails; it is a client component from the root. */
const globalError = '/_global-error'

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
}

/**
 * Whether a module of a client-reference manifest makes a page need its scripts: everything but Next's
 * own parts and the error screens.
 */
export function needsScript(module) {
  const file = module.replace(/^\[project\]\//, '').replace(/ <module evaluation>$/, '')
  return !file.startsWith('node_modules/next/dist/') && !errorScreens.has(file)
}

/** Client modules by id, as the build wrote them down for a page of `app`. */
function clientModules(server, page) {
  const file = path.join(server, 'app', `${page}_client-reference-manifest.js`)
  if (!existsSync(file)) return new Map()
  const sandbox = {}
  runInNewContext(readFileSync(file, 'utf8'), sandbox)
  const { clientModules } = sandbox.__RSC_MANIFEST[page]
  return new Map(Object.entries(clientModules).map(([module, { id }]) => [String(id), module]))
}

/** Pages of `app` by their route. */
function pagesOf(dist) {
  const routes = readJson(path.join(dist, 'app-path-routes-manifest.json'))
  return new Map(Object.entries(routes).map(([page, route]) => [route, page]))
}

/** Ids of all client modules that no page needs its scripts for. */
function scriptlessIds(dist) {
  const modules = [...pagesOf(dist).values()].flatMap((page) => [
    ...clientModules(path.join(dist, 'server'), page),
  ])
  const needed = new Set(modules.filter(([, module]) => needsScript(module)).map(([id]) => id))
  return new Set(modules.map(([id]) => id).filter((id) => !needed.has(id)))
}

/** Prerendered pages that are never made anew. */
function* fixedPages(dist) {
  const pages = pagesOf(dist)
  const { routes } = readJson(path.join(dist, 'prerender-manifest.json'))
  for (const [route, { srcRoute, dataRoute, initialRevalidateSeconds }] of Object.entries(routes)) {
    const page = pages.get(srcRoute)
    if (route === globalError || !page?.endsWith('/page')) continue
    if (dataRoute && initialRevalidateSeconds === false) yield route
  }
}

function strip(server, route) {
  const file = path.join(server, 'app', route)
  const html = withoutScripts(readFileSync(`${file}.html`, 'utf8'))
  if (html === null) return false
  writeFileSync(`${file}.html`, html)
  return true
}

/**
 * Takes the scripts out of every prerendered page of a build (`.next`) that no client component of
 * ours stands on, in the build and in its standalone copy; and writes down beside them, for pages that
 * are rendered later, which client modules need no script. Returns the paths of both kinds of page.
 */
export function stripScripts(dist) {
  const standalone = path.join(dist, 'standalone', path.basename(dist))
  const servers = [dist, standalone]
    .map((place) => path.join(place, 'server'))
    .filter((server) => existsSync(server))
  const scriptless = scriptlessIds(dist)
  for (const server of servers)
    writeFileSync(path.join(server, scriptlessFile), JSON.stringify([...scriptless]))
  const stripped = []
  const kept = []
  for (const route of fixedPages(dist)) {
    const flight = readFileSync(path.join(servers[0], 'app', `${route}.rsc`), 'utf8')
    const isStripped =
      clientIds(flight).every((id) => scriptless.has(id)) &&
      servers.every((server) => strip(server, route))
    ;(isStripped ? stripped : kept).push(route)
  }
  return { stripped, kept }
}

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { runInNewContext } from 'node:vm'
import { runs } from '../../lib/page-cache/script-policy.mjs'

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

/** Ids of the client modules that a page's flight data names. */
export function clientIds(flight) {
  return [...flight.matchAll(/[0-9a-f]+:I\[("[^"]+"|\d+),/g)].map(([, id]) =>
    String(JSON.parse(id)),
  )
}

/**
 * A page's HTML without script tags, script preloads and inline flight data; data blocks (JSON-LD)
 * stay. Null when a part of the page stands in a hidden place from which a script would fetch it.
 */
export function withoutScripts(html) {
  if (/<div hidden id="S:|<template id="[BP]:|\$R[CXS]\(/.test(html)) return null
  return html
    .replace(/<script\b([^>]*)>[\s\S]*?<\/script>/g, (tag, attributes) =>
      runs(attributes) ? '' : tag,
    )
    .replace(/<link\b[^>]*>/g, (tag) =>
      /\bas="script"|\brel="modulepreload"/.test(tag) ? '' : tag,
    )
}

/** Client modules by id, as the build wrote them down for a page of `app`. */
function clientModules(server, page) {
  const file = path.join(server, 'app', `${page}_client-reference-manifest.js`)
  const sandbox = {}
  runInNewContext(readFileSync(file, 'utf8'), sandbox)
  const { clientModules } = sandbox.__RSC_MANIFEST[page]
  return new Map(Object.entries(clientModules).map(([module, { id }]) => [String(id), module]))
}

/** Prerendered pages that are never made anew, with the page of `app` each comes from. */
function* fixedPages(dist) {
  const pages = new Map(
    Object.entries(readJson(path.join(dist, 'app-path-routes-manifest.json'))).map(
      ([page, route]) => [route, page],
    ),
  )
  const { routes } = readJson(path.join(dist, 'prerender-manifest.json'))
  for (const [route, { srcRoute, dataRoute, initialRevalidateSeconds }] of Object.entries(routes)) {
    const page = pages.get(srcRoute)
    if (route === globalError || !page?.endsWith('/page')) continue
    if (dataRoute && initialRevalidateSeconds === false) yield { route, page }
  }
}

/** Whether a page's flight data names a client module that it needs, or one the build does not know. */
function isInteractive(server, { route, page }) {
  const modules = clientModules(server, page)
  const flight = readFileSync(path.join(server, 'app', `${route}.rsc`), 'utf8')
  return clientIds(flight).some((id) => needsScript(modules.get(id) ?? 'unknown'))
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
 * ours stands on, in the build and in its standalone copy. Returns the paths of both kinds of page.
 */
export function stripScripts(dist) {
  const standalone = path.join(dist, 'standalone', path.basename(dist))
  const servers = [dist, standalone]
    .map((place) => path.join(place, 'server'))
    .filter((server) => existsSync(server))
  const stripped = []
  const kept = []
  for (const one of fixedPages(dist)) {
    const isStripped =
      !isInteractive(servers[0], one) && servers.every((server) => strip(server, one.route))
    ;(isStripped ? stripped : kept).push(one.route)
  }
  return { stripped, kept }
}

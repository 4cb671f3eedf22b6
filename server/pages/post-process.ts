import { createHash } from 'node:crypto'
import { basePolicy, pagePolicy } from '@/lib/security/policy'
import { ownInlineScripts } from '@/lib/text/inline-scripts'
import { clientModules } from './flight'

const element = /<script\b([^>]*)>([\s\S]*?)<\/script>/g
const asyncFile = /^ src="([^"]+)" async=""$/
const preload = /<link\b[^>]*\b(?:as="script"|rel="modulepreload")[^>]*>/g

/** The inline scripts that Next writes: what starts its runtime, and pieces of flight data. */
const bootstrap =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*\})\);?$/
const flightPiece =
  /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\);)?(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[.*\])\)$/s

/** Parts of a page that a script would put in their place. */
const streamed = /<div hidden id="S:|<template id="[BP]:/

/** How long, in milliseconds, a page that is not painted, say in a tab behind, waits for its scripts. */
const maxPaintWaitMs = 1000

function isExecutable(attributes: string): boolean {
  const type = /\btype="([^"]*)"/i.exec(attributes)?.[1]?.trim().toLowerCase()
  return !type || type === 'module' || /^(text|application)\/(java|ecma)script$/.test(type)
}

function toHashSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}

/** What Next wrote into a page for its runtime. */
type NextScripts = { inline: string[]; files: string[]; flight: Buffer }

function parseNextScripts(html: string): NextScripts {
  const inline: string[] = []
  const files: string[] = []
  const flight: Buffer[] = []
  for (const [, attributes = '', body = ''] of html.matchAll(element)) {
    const [, file] = asyncFile.exec(attributes) ?? []
    const [, data] = flightPiece.exec(body) ?? bootstrap.exec(body) ?? []
    const piece = parseData(data)
    if (file) files.push(file)
    if (piece) inline.push(body)
    if (Array.isArray(piece)) flight.push(toBytes(piece))
  }
  return { inline, files, flight: Buffer.concat(flight) }
}

/** The data of an inline script; undefined when it is more than data, which Next never writes. */
function parseData(data: string | undefined): unknown {
  try {
    return data === undefined ? undefined : JSON.parse(data)
  } catch {
    return undefined
  }
}

/** A piece `[1, text]` or `[3, base64]`; the others, `[0]` and `[2, state]`, carry no flight data. */
function toBytes([kind, data]: unknown[]): Buffer {
  if (typeof data !== 'string') return Buffer.alloc(0)
  return Buffer.from(data, kind === 3 ? 'base64' : 'utf8')
}

/** Throws on a page that is not whole, or in which Next's scripts are not where they always are. */
function clientModulesOf(html: string, { inline, files, flight }: NextScripts): Set<string> {
  if (files.length === 0 || inline.length < 3 || streamed.test(html)) {
    throw new SyntaxError('scripts are not written as expected')
  }
  return clientModules(flight)
}

/** The page without Next's scripts; `added` stands last in its body. */
function replaceScripts(html: string, added: string): string {
  const bare = html
    .replace(element, (tag, attributes: string, body: string) =>
      isExecutable(attributes) && !ownInlineScripts.has(body) ? '' : tag,
    )
    .replace(preload, '')
  const end = bare.lastIndexOf('</body>')
  return bare.slice(0, end) + added + bare.slice(end)
}

/**
 * True in the browsers that are promised the scripts, from Chrome 96, Firefox 108 and Safari 16.4 on
 * (docs/decisions/0039-which-browsers.md); the others have the page as it works without any.
 */
const canRunScripts = 'HTMLScriptElement.supports&&HTMLScriptElement.supports("importmap")'

/** Asks for script files once the page has been painted. `addresses` as they stand in an attribute. */
function loader(addresses: Iterable<string>): string {
  const list = JSON.stringify([...addresses].map((address) => address.replaceAll('&amp;', '&')))
  return `if(${canRunScripts}){let load=()=>{load=()=>{};for(const src of ${list.replaceAll('<', '\\u003c')})document.head.append(Object.assign(document.createElement("script"),{src,async:true}))};new PerformanceObserver(()=>load()).observe({type:"paint",buffered:true});setTimeout(()=>load(),${maxPaintWaitMs})}`
}

/** Makes of what Next renders the page that is sent, and its `Content-Security-Policy`. */
type PostProcessor = (html: string) => { html: string; policy: string }

/**
 * A post-processor that knows which client components stand on every page, Next's own and the error screens:
 * those that `plainPage`, a page without any of ours, names in its flight data.
 *
 * A page that names no other needs no script and has none; another asks for its script files after the
 * first paint, and its inline scripts are one (docs/decisions/0034-the-server-in-front.md). A page that
 * does not look as this version of Next writes it stays whole, and may run what Next wrote; when
 * `plainPage` does not, all pages stay whole under the policy of every answer. `onUnknown` is told.
 */
export function createPostProcessor(
  plainPage: string,
  onUnknown: (reason: string) => void,
): PostProcessor {
  let frame: Set<string> | null = null
  try {
    frame = clientModulesOf(plainPage, parseNextScripts(plainPage))
  } catch (error) {
    onUnknown(String(error))
  }

  return (html) => {
    if (!frame) return { html, policy: basePolicy }
    // A refusal of ours is a page without the framework's scripts.
    if (!html.includes('__next_f')) return { html, policy: pagePolicy("'none'") }
    const scripts = parseNextScripts(html)
    const own = [...html.matchAll(element)].flatMap(([, , body = '']) =>
      ownInlineScripts.has(body) ? [body] : [],
    )
    try {
      const isPlain = isSubset(clientModulesOf(html, scripts), frame) && own.length === 0
      if (isPlain) return { html: replaceScripts(html, ''), policy: pagePolicy("'none'") }
    } catch (error) {
      onUnknown(String(error))
      return { html, policy: policyFor([...scripts.inline, ...own]) }
    }
    const late = `${scripts.inline.join('\n')}\n${loader(new Set(scripts.files))}`
    return {
      html: replaceScripts(html, `<script>${late}</script>`),
      policy: policyFor([late, ...own]),
    }
  }
}

function isSubset(some: Set<string>, all: Set<string>): boolean {
  return [...some].every((one) => all.has(one))
}

/** This site's script files, and these inline scripts. */
function policyFor(inline: readonly string[]): string {
  return pagePolicy(["'self'", ...new Set(inline.map(toHashSource))].join(' '))
}

import { createHash } from 'node:crypto'
import { basePolicy, pagePolicy } from '@/lib/security/policy'
import { ownInlineScripts } from '@/lib/text/inline-scripts'
import { clientModules } from './flight'

const element = /<script\b([^>]*)>([\s\S]*?)<\/script>/g
const asyncFile = /^ src="([^"]+)" async=""$/
const preload = /<link\b[^>]*\b(?:as="script"|rel="modulepreload")[^>]*>/g

/** Next's inline scripts: the one that starts its runtime, and chunks of flight data. */
const bootstrap =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*\})\);?$/
const flightChunk =
  /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\);)?(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[.*\])\)$/s

/** Streamed parts of a page, which a script would move into place. */
const streamed = /<div hidden id="S:|<template id="[BP]:/

/** Maximum delay of the scripts if the page is not painted, for example in a background tab. */
const maxPaintWaitMs = 1000

function isExecutable(attributes: string): boolean {
  const type = /\btype="([^"]*)"/i.exec(attributes)?.[1]?.trim().toLowerCase()
  return !type || type === 'module' || /^(text|application)\/(java|ecma)script$/.test(type)
}

function toSources(scripts: readonly string[]): string {
  const hashes = scripts.map((script) => createHash('sha256').update(script).digest('base64'))
  return hashes.map((hash) => `'sha256-${hash}'`).join(' ')
}

type NextScripts = { inline: string[]; files: string[]; flight: Buffer }

function parseNextScripts(html: string): NextScripts {
  const inline: string[] = []
  const files: string[] = []
  const flight: Buffer[] = []
  for (const [, attributes = '', body = ''] of html.matchAll(element)) {
    const [, file] = asyncFile.exec(attributes) ?? []
    const [, data] = flightChunk.exec(body) ?? bootstrap.exec(body) ?? []
    const chunk = parseData(data)
    if (file) files.push(file)
    if (chunk) inline.push(body)
    if (Array.isArray(chunk)) flight.push(toBytes(chunk))
  }
  return { inline, files, flight: Buffer.concat(flight) }
}

function parseData(data: string | undefined): unknown {
  try {
    return data === undefined ? undefined : JSON.parse(data)
  } catch {
    return undefined
  }
}

/** Decodes a chunk `[1, text]` or `[3, base64]`. The chunks `[0]` and `[2, state]` carry no flight data. */
function toBytes([kind, data]: unknown[]): Buffer {
  if (typeof data !== 'string') return Buffer.alloc(0)
  return Buffer.from(data, kind === 3 ? 'base64' : 'utf8')
}

/** Throws if a script would still move streamed parts of the page into place, or if we do not recognise Next's scripts. */
function clientModulesOf(html: string, { inline, files, flight }: NextScripts): Set<string> {
  if (files.length === 0 || inline.length < 3 || streamed.test(html)) {
    throw new SyntaxError('scripts are not written as expected')
  }
  return clientModules(flight)
}

/** Removes script preloads and executable scripts, except our own inline ones. Adds `added` at the end of the body. */
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
 * True in Chrome 96, Firefox 108, Safari 16.4 and later (docs/decisions/0039-browser-support.md). Older browsers get the
 * page without scripts.
 */
const canRunScripts = 'HTMLScriptElement.supports&&HTMLScriptElement.supports("importmap")'

/** Returns a script that loads script files after the first paint. `urls` come from HTML attributes, so they have `&amp;`. */
function loader(urls: Iterable<string>, type: '' | 'module' = ''): string {
  const list = JSON.stringify([...urls].map((url) => url.replaceAll('&amp;', '&')))
  return `if(${canRunScripts}){let load=()=>{load=()=>{};for(const src of ${list.replaceAll('<', '\\u003c')})document.head.append(Object.assign(document.createElement("script"),{src,async:true,type:"${type}"}))};new PerformanceObserver(()=>load()).observe({type:"paint",buffered:true});setTimeout(()=>load(),${maxPaintWaitMs})}`
}

/** Links of `components/ui/enhancements.ts`, and the URL of that script on pages without React. */
const enhancedLinks = /<[^>]* data-(?:lightbox|share)="/
const enhancements = process.env.ENHANCEMENTS_URL ?? ''

type PostProcessor = (html: string) => { html: string; policy: string }

/**
 * `plainPage` is the HTML of the not-found page: its client components are on every page and work without scripts. Pages
 * with only these lose Next's scripts; others load them after the first paint (docs/decisions/0034-page-pipeline.md). A
 * page of unknown format stays as it is, and `onUnknown` is called.
 */
export function createPostProcessor(
  plainPage: string,
  onUnknown: (reason: string) => void,
): PostProcessor {
  let commonModules: Set<string> | null = null
  try {
    commonModules = clientModulesOf(plainPage, parseNextScripts(plainPage))
  } catch (error) {
    onUnknown(String(error))
  }

  return (html) => {
    if (!commonModules) return { html, policy: basePolicy }
    // Our own error pages have none of Next's scripts.
    if (!html.includes('__next_f')) return { html, policy: pagePolicy("'none'") }
    const scripts = parseNextScripts(html)
    const own = [...ownInlineScripts].filter((script) =>
      html.includes(`<script>${script}</script>`),
    )
    let isPlain: boolean
    try {
      isPlain = isSubset(clientModulesOf(html, scripts), commonModules)
    } catch (error) {
      onUnknown(String(error))
      return { html, policy: policyFor([...scripts.inline, ...own]) }
    }
    if (isPlain && !enhancedLinks.test(html))
      return { html: replaceScripts(html, ''), policy: pagePolicy(toSources(own) || "'none'") }
    const lateScript = isPlain
      ? loader([enhancements], 'module')
      : `${scripts.inline.join('\n')}\n${loader(new Set(scripts.files))}`
    return {
      html: replaceScripts(html, `<script>${lateScript}</script>`),
      policy: policyFor([lateScript, ...own]),
    }
  }
}

function isSubset(some: Set<string>, all: Set<string>): boolean {
  return [...some].every((one) => all.has(one))
}

function policyFor(inline: readonly string[]): string {
  return pagePolicy(`'self' ${toSources(inline)}`)
}

/**
 * Next's own page cache. What it gives has no scripts where none is needed
 * (docs/decisions/0030-no-script-where-none-is-needed.md), asks for its script files after the first
 * paint (0032), and carries a script policy with the hashes of its inline scripts (0010). Next loads
 * this file as it stands, so it is plain JavaScript. It leans on an internal class: Next's version is
 * pinned, and `e2e/security.spec.ts` fails when the class changes.
 */
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { lateScripts } from './late-scripts.mjs'
import { scriptPolicy } from './script-policy.mjs'
import { clientIds, scriptlessFile, withoutScripts } from './without-scripts.mjs'

const require = createRequire(import.meta.url)
const { default: FileSystemCache } =
  require('next/dist/server/lib/incremental-cache/file-system-cache')

const header = 'content-security-policy'
const finished = new WeakSet()

function isPage(value) {
  return value?.kind === 'APP_PAGE' && typeof value.html === 'string'
}

let scriptless

/** Client modules that need no script; none is known while the site is being built. */
function scriptlessIds(serverFolder) {
  if (scriptless) return scriptless
  const file = path.join(serverFolder, scriptlessFile)
  scriptless = new Set(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [])
  return scriptless
}

function needsNoScript({ rscData }, serverFolder) {
  if (!rscData) return false
  const known = scriptlessIds(serverFolder)
  return known.size > 0 && clientIds(rscData.toString()).every((id) => known.has(id))
}

/** Finishes a page once; the object is the one that Next answers from and that the cache keeps. */
function finish(value, serverFolder) {
  if (!isPage(value) || finished.has(value)) return
  finished.add(value)
  const bare = needsNoScript(value, serverFolder) ? withoutScripts(value.html) : null
  value.html = bare ?? lateScripts(value.html)
  value.headers ??= {}
  value.headers[header] = scriptPolicy(value.html)
}

export default class PageCache extends FileSystemCache {
  /** What the build prerendered comes from its files. */
  async get(...args) {
    const entry = await super.get(...args)
    finish(entry?.value, this.serverDistDir)
    return entry
  }

  /** What is rendered is answered, the first time too, as it is kept. */
  async set(key, value, ...rest) {
    finish(value, this.serverDistDir)
    return super.set(key, value, ...rest)
  }
}

/**
 * Next's own page cache. What it keeps asks for its script files after the first paint
 * (docs/decisions/0032-scripts-after-the-paint.md) and carries a script policy with the hashes of its
 * inline scripts (docs/decisions/0010-script-policy.md). Next loads this file as it stands, so it is
 * plain JavaScript. It leans on an internal class: Next's version is pinned, and `e2e/security.spec.ts`
 * fails when the class changes.
 */
import { createRequire } from 'node:module'
import { lateScripts } from './late-scripts.mjs'
import { scriptPolicy } from './script-policy.mjs'

const require = createRequire(import.meta.url)
const { default: FileSystemCache } =
  require('next/dist/server/lib/incremental-cache/file-system-cache')

const header = 'content-security-policy'

/** Finishes a page once; the object is the one that the cache keeps. */
function finish(value) {
  if (value?.kind !== 'APP_PAGE' || typeof value.html !== 'string') return
  value.headers ??= {}
  if (value.headers[header]) return
  value.html = lateScripts(value.html)
  value.headers[header] = scriptPolicy(value.html)
}

export default class PageCache extends FileSystemCache {
  async get(...args) {
    const entry = await super.get(...args)
    finish(entry?.value)
    return entry
  }

  async set(key, value, ...rest) {
    finish(value)
    return super.set(key, value, ...rest)
  }
}

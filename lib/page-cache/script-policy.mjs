import { createHash } from 'node:crypto'

const scripts = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi

/**
 * Whether a browser runs what a script element holds; JSON-LD and other data blocks are only read.
 *
 * @param {string} attributes
 */
export function runs(attributes) {
  const type = /\btype="([^"]*)"/i.exec(attributes)?.[1]?.trim().toLowerCase()
  return !type || type === 'module' || /^(text|application)\/(java|ecma)script$/.test(type)
}

/**
 * The script policy of a finished page: nothing when it has no script, otherwise this site's files
 * and exactly the inline scripts the page came with, by their hashes.
 *
 * @param {string} html
 * @returns {string}
 */
export function scriptPolicy(html) {
  const running = [...html.matchAll(scripts)].filter(([, attributes = '']) => runs(attributes))
  if (running.length === 0) return "script-src 'none'"
  const hashes = running
    .filter(([, attributes = '']) => !/\bsrc=/i.test(attributes))
    .map(([, , body = '']) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`)
  return ["script-src 'self'", ...new Set(hashes)].join(' ')
}

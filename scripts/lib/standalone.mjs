import { cpSync, existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'

const standalone = '.next/standalone'

/** Where the server of a build starts from; it needs no `node_modules` beside its own. */
export const standaloneServer = `${standalone}/server.js`

/**
 * Puts beside the standalone server what Next leaves out of it: browser files, public ones, a folder
 * for image variants, and what an operator needs. `browser` has the browser files at their address, for
 * a server in front that sends them straight from disk, and what that shows when the site is away.
 */
export function completeStandalone() {
  if (!existsSync(standaloneServer)) throw new Error('The build made no standalone server')
  cpSync('.next/static', `${standalone}/.next/static`, { recursive: true })
  cpSync('.next/static', `${standalone}/browser/_next/static`, { recursive: true })
  cpSync('.next/server/app/away.html.body', `${standalone}/browser/away.html`)
  cpSync('public', `${standalone}/public`, { recursive: true })
  mkdirSync(`${standalone}/.next/cache`, { recursive: true })
  for (const kit of ['deploy', 'docs/operating.md']) {
    if (existsSync(kit)) cpSync(kit, `${standalone}/${kit}`, { recursive: true })
  }
}

/**
 * What the server needs to know besides the operator's variables. It changes into its own folder,
 * which the next build replaces, so what it keeps must lie elsewhere.
 */
export function standaloneEnv(env, port, host = '0.0.0.0') {
  return {
    ...env,
    PORT: String(port),
    HOSTNAME: host,
    DATA_DIR: path.resolve(env.DATA_DIR || '.data'),
  }
}

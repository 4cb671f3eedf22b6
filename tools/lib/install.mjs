import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, readFileSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import path from 'node:path'
import { alone } from './lock.mjs'

/**
 * Runs npm: the one that called us, or else the one in the path, on Windows a script that needs a shell.
 * @param {string[]} args without spaces
 * @param {import('node:child_process').SpawnSyncOptions} options
 */
export function npm(args, options) {
  const { npm_execpath: script } = process.env
  return script
    ? spawnSync(process.execPath, [script, ...args], options)
    : spawnSync(['npm', ...args].join(' '), { ...options, shell: true })
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean }>}
 */
const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages

/**
 * Compares versions, not times, which git changes. npm leaves out optional packages of other systems.
 * @param {string} folder
 */
function isInstalled(folder) {
  const file = path.join(folder, 'node_modules/.package-lock.json')
  if (!existsSync(file)) return false
  const installed = packagesIn(file)
  const packages = Object.entries(packagesIn(path.join(folder, 'package-lock.json')))
  return packages.every(([name, { version, optional }]) =>
    installed[name] ? installed[name].version === version : name === '' || optional,
  )
}

/** npm fails if it cannot write its cache, which is in the home. */
function cacheSetting() {
  try {
    accessSync(homedir(), constants.W_OK)
    return {}
  } catch {
    return { npm_config_cache: path.join(tmpdir(), 'npm-cache') }
  }
}

export async function install(folder = '.') {
  if (isInstalled(folder)) return
  await alone(() => {
    if (isInstalled(folder)) return
    console.log(folder === '.' ? 'Installing packages…' : `Installing packages of ${folder}…`)
    const env = { ...process.env, ...cacheSetting(), PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' }
    const { error, status } = npm(['ci', '--include=dev'], { stdio: 'inherit', env, cwd: folder })
    if (error) throw error
    if (status !== 0) process.exit(status ?? 1)
  })
}

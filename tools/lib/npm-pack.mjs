import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { npm } from './npm.mjs'

/**
 * Fetches a file out of a package that is no dependency, because `npm ci` would take too long or run its
 * scripts. Tells whether it is there now; what was fetched before stays.
 * @param {string} spec name@version
 * @param {string} file its path in the package
 * @param {string} target where it goes
 */
export function fetchFromPackage(spec, file, target) {
  if (existsSync(target)) return true
  console.log(`Fetching ${spec}…`)
  const folder = path.dirname(target)
  mkdirSync(folder, { recursive: true })
  const options = { cwd: folder, encoding: 'utf8', timeout: 120_000 }
  const { stdout } = npm(['pack', '--silent', spec], options)
  const name = stdout?.trim().split('\n').at(-1) || 'none'
  const pack = path.join(folder, name)
  if (!existsSync(pack)) return false
  // By its name alone: to some a path with a drive is one of another machine.
  spawnSync('tar', ['-xzf', name, `package/${file}`], options)
  const fetched = path.join(folder, 'package', file)
  if (existsSync(fetched)) renameSync(fetched, target)
  rmSync(path.join(folder, 'package'), { recursive: true, force: true })
  rmSync(pack)
  return existsSync(target)
}

import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { npm } from './install.mjs'

/**
 * Downloads one file of an npm package (`name@version`) that would make `npm ci` slow or run scripts. Returns whether
 * `target` is there now.
 */
export function fetchFromPackage(spec: string, file: string, target: string): boolean {
  if (existsSync(target)) return true
  console.log(`Fetching ${spec}…`)
  const folder = path.dirname(target)
  mkdirSync(folder, { recursive: true })
  const options = { cwd: folder, timeout: 120_000 }
  const { stdout } = npm(['pack', '--silent', spec], options)
  const [name = 'none'] = /\S+$/.exec(String(stdout ?? '').trim()) ?? []
  const pack = path.join(folder, name)
  if (!existsSync(pack)) return false
  // Without its folder: some tars take the colon of a Windows path for a remote host.
  spawnSync('tar', ['-xzf', name, `package/${file}`], options)
  const fetched = path.join(folder, 'package', file)
  if (existsSync(fetched)) renameSync(fetched, target)
  rmSync(path.join(folder, 'package'), { recursive: true, force: true })
  rmSync(pack)
  return existsSync(target)
}

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

/** Whether a program is in the path. */
export function has(program) {
  const name = process.platform === 'win32' ? `${program}.exe` : program
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  return folders.some((folder) => existsSync(path.join(folder, name)))
}

/**
 * Installs Debian packages, by its name unless they are given, when root, unless its program is there. Tells whether it is now: the site's server
 * is a Linux, and what is tried with the programs beside it is not tried elsewhere.
 */
export function ensure(program, ...debianPackages) {
  if (process.platform !== 'linux') return false
  if (!has(program) && process.getuid?.() === 0 && has('apt-get')) {
    const packages = debianPackages.length > 0 ? debianPackages : [program]
    console.log(`Installing Debian’s ${packages.join(', ')}…`)
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const options = { stdio: 'ignore', env, timeout: 120_000 }
    spawnSync('apt-get', ['update'], options)
    const args = ['-y', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=60', ...packages]
    spawnSync('apt-get', ['install', ...args], options)
  }
  return has(program)
}

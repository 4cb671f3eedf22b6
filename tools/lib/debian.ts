import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

export function has(program: string) {
  const name = process.platform === 'win32' ? `${program}.exe` : program
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  return folders.some((folder) => existsSync(path.join(folder, name)))
}

/** Installs a missing program from Debian, if root. Returns whether it is there now. Linux only. */
export function ensure(program: string, ...debianPackages: string[]) {
  if (process.platform !== 'linux') return false
  if (!has(program) && process.getuid?.() === 0 && has('apt-get')) {
    const packages = debianPackages.length > 0 ? debianPackages : [program]
    console.log(`Installing Debian’s ${packages.join(', ')}…`)
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const options = { stdio: 'ignore', env, timeout: 120_000 } as const
    spawnSync('apt-get', ['update'], options)
    const args = ['-y', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=60', ...packages]
    spawnSync('apt-get', ['install', ...args], options)
  }
  return has(program)
}

import { spawnSync } from 'node:child_process'

/** Whether a program is in the path. */
export function has(program) {
  return spawnSync('sh', ['-c', `command -v ${program}`]).status === 0
}

/** Installs a Debian package when root, unless its program is there. Tells whether it is now. */
export function ensure(program, debianPackage = program) {
  if (!has(program) && process.getuid?.() === 0 && has('apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const options = { stdio: 'ignore', env, timeout: 120_000 }
    spawnSync('apt-get', ['update'], options)
    const args = ['-y', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=60', debianPackage]
    spawnSync('apt-get', ['install', ...args], options)
  }
  return has(program)
}

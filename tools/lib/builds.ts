import { readdirSync, realpathSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isRunning } from './lock.mjs'

/** Has a folder for each build, named after its fingerprint and time, and a link `current` to one of them. */
export const builds = '.builds'
export const current = `${builds}/current`
export const isBuild = (entry: string) => /^[0-9a-f]{16}-\w+$/.test(entry)

/** Keeps a build's folder while a process runs, which reads its files. Returns the folder's real path. */
export function keepBuild(folder: string, pid = process.pid) {
  const own = realpathSync(folder)
  writeFileSync(`${own}.${pid}`, '')
  return own
}

export function linkCurrent(name: string) {
  const link = `${current}.${process.pid}`
  // Junctions need no administrator, but an absolute target.
  const isWindows = process.platform === 'win32'
  symlinkSync(isWindows ? path.resolve(builds, name) : name, link, 'junction')
  if (isWindows) rmSync(current, { recursive: true, force: true })
  renameSync(link, current)
}

/** Removes the builds that no running process uses, except `exceptions`, and the marks of dead processes. */
export function removeUnused(exceptions: readonly string[]) {
  const remove = (entry: string) =>
    rmSync(path.join(builds, entry), { recursive: true, force: true, maxRetries: 5 })
  for (const entry of readdirSync(builds)) {
    const [, pid] = /\.(\d+)$/.exec(entry) ?? []
    if (entry.startsWith('removed.') || (pid && !isRunning(Number(pid)))) remove(entry)
  }
  const left = readdirSync(builds)
  for (const name of left.filter((entry) => isBuild(entry) && !exceptions.includes(entry)))
    if (!left.some((entry) => entry.startsWith(`${name}.`))) {
      // At once, so that a start finds all of a build or nothing.
      renameSync(path.join(builds, name), path.join(builds, `removed.${name}`))
      remove(`removed.${name}`)
    }
}

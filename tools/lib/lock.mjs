import { mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * True while a process of this machine has this id.
 * @param {number} pid
 */
export function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // There is one, of another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/**
 * Takes a lock, a folder with a file named after its owner's process, or returns false. Every step touches one owner's
 * files only, so two processes that find a dead owner's lock cannot both get it: neither `rmdir` nor `rename` replaces
 * a folder with a file in it.
 * @param {string} lock
 */
function tryLock(lock) {
  const own = `${lock}.${process.pid}`
  mkdirSync(own, { recursive: true })
  writeFileSync(path.join(own, String(process.pid)), '')
  try {
    for (const owner of readdirSync(lock))
      if (Number(owner) === process.pid || !isRunning(Number(owner)))
        rmSync(path.join(lock, owner), { force: true })
    // Windows renames no folder onto another, not even onto an empty one.
    rmdirSync(lock)
  } catch {
    // There is no lock, or it has an owner.
  }
  try {
    renameSync(own, lock)
    return true
  } catch {
    rmSync(own, { recursive: true, force: true })
    return false
  }
}

/**
 * Runs `work` while no other process runs its own under the same lock.
 * @template T
 * @param {string} lock
 * @param {() => T | Promise<T>} work
 */
export async function withLock(lock, work) {
  for (let tries = 0; !tryLock(lock); tries += 1) {
    if (tries === 0) console.log(`Waiting for another command in this folder (${lock})…`)
    await pause(200)
  }
  try {
    return await work()
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
}

/**
 * Runs what installs, builds or reads `.next`, one command of this checkout at a time.
 * @template T
 * @param {() => T | Promise<T>} work
 */
export const alone = (work) => withLock('.builds/lock', work)

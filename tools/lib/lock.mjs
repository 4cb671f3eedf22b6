import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

const lock = '.builds/owner'

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

function readOwner() {
  try {
    return Number(readFileSync(lock, 'utf8'))
  } catch {
    return 0
  }
}

/** Creates the lock, a file with the id of the process that has it; false if there is one. */
function tryLock() {
  mkdirSync('.builds', { recursive: true })
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    const owner = readOwner()
    if (owner && !isRunning(owner)) rmSync(lock, { force: true })
    return false
  }
}

/**
 * Runs what installs, builds or reads `.next`, one command of this checkout at a time.
 * @template T
 * @param {() => T | Promise<T>} work
 */
export async function alone(work) {
  for (let tries = 0; !tryLock(); tries += 1) {
    if (tries === 2) console.log(`Waiting for another command in this folder (${lock})…`)
    await pause(200)
  }
  try {
    return await work()
  } finally {
    rmSync(lock, { force: true })
  }
}

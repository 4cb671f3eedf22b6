import { constants } from 'node:fs'
import { access, statfs } from 'node:fs/promises'
import path from 'node:path'
import { codeOf } from '@/lib/platform/error-code'
import { type CheckResult, fail, pass, warn } from '../checks/check-result'

const about = 'disk'
const megabyte = 1024 * 1024
/** Pictures take 512 MB, answers 64 MB and more. */
const plentyMb = 1024
const leastMb = 100

/**
 * What a folder's disk has left, in bytes, null when it does not say; and why nothing can be written
 * there, null when it can.
 */
export type DiskFacts = { freeBytes: number | null; problem: string | null }

/** The folder, or the nearest above it that is there: the site makes the rest. */
async function nearest(folder: string): Promise<string> {
  const above = path.dirname(folder)
  const found = await access(folder).then(
    () => true,
    (error: unknown) => codeOf(error) !== 'ENOENT',
  )
  return found || above === folder ? folder : nearest(above)
}

/** Looks at the disk of a folder, without writing anything. Never rejects: the site serves without one. */
export async function diskFacts(folder: string): Promise<DiskFacts> {
  try {
    const there = await nearest(path.resolve(folder))
    const { bavail, bsize } = await statfs(there)
    const problem = await access(`${there}/`, constants.W_OK).then(() => null, codeOf)
    return { freeBytes: bavail * bsize, problem }
  } catch (error) {
    return { freeBytes: null, problem: codeOf(error) }
  }
}

/** Whether `DATA_DIR` can be written and has room. */
export async function checkFolder(folder: string): Promise<CheckResult> {
  const { freeBytes, problem } = await diskFacts(folder)
  if (problem) {
    const says = `DATA_DIR (${folder}) cannot be written: ${problem}`
    return fail(about, says, 'its owner must be the site’s user')
  }
  const freeMb = Math.floor((freeBytes ?? 0) / megabyte)
  const room = `${freeMb} MB free for DATA_DIR (${folder})`
  const more = 'make room: DATA_DIR/pictures and the oldest releases can go'
  if (freeMb < leastMb) return fail(about, room, more)
  return freeMb < plentyMb ? warn(about, room, more) : pass(about, room)
}

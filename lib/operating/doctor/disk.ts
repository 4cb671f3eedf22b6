import { constants, existsSync } from 'node:fs'
import { access, rm, statfs, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { codeOf } from '@/lib/platform/error-code'
import { bad, good, type Line, look } from './line'

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
    const problem = await access(there, constants.W_OK).then(() => null, codeOf)
    return { freeBytes: bavail * bsize, problem }
  } catch (error) {
    return { freeBytes: null, problem: codeOf(error) }
  }
}

/** Why a small file cannot be written into a folder, and taken away; null when it can. */
async function trialProblem(folder: string): Promise<string | null> {
  // The site makes it, as the user that it runs as.
  if (!existsSync(folder)) return null
  const trial = path.join(folder, `.trial-${process.pid}`)
  try {
    await writeFile(trial, 'x'.repeat(1024), { flush: true })
    return null
  } catch (error) {
    return codeOf(error)
  } finally {
    await rm(trial, { force: true }).catch(() => undefined)
  }
}

/** Whether `DATA_DIR` can be written and has room. */
export async function aboutDisk(folder: string): Promise<Line[]> {
  const { freeBytes, ...facts } = await diskFacts(folder)
  const problem = facts.problem ?? (await trialProblem(folder))
  const freeMb = Math.floor((freeBytes ?? 0) / megabyte)
  const room = `${freeMb} MB free for DATA_DIR (${folder})`
  const more = 'make room: DATA_DIR/pictures and the oldest releases can go'
  if (problem) {
    // Without a free inode there may be megabytes left.
    const what = /^(?:ENOSPC|EDQUOT)$/.test(problem) ? more : 'its owner must be the site’s user'
    return [bad(about, `DATA_DIR (${folder}) cannot be written: ${problem}`, what)]
  }
  if (freeMb < leastMb) return [bad(about, room, more)]
  return [freeMb < plentyMb ? look(about, room, more) : good(about, room)]
}

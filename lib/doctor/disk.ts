import { constants } from 'node:fs'
import { access, rm, statfs, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { bad, good, type Line, look } from './line'

const about = 'disk'
const megabyte = 1024 * 1024
/** Pictures take 512 MB, answers 64 MB and more. */
const plentyMb = 1024
const leastMb = 100

/** What a folder's disk has left, in bytes, and why nothing can be written there; null when it can. */
export type DiskFacts = { freeBytes: number; problem: string | null }

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error)
}

/** The folder, or the nearest above it that is there: the site makes the rest. */
async function nearest(folder: string): Promise<string> {
  const above = path.dirname(folder)
  const found = await access(folder).then(
    () => true,
    (error: unknown) => codeOf(error) !== 'ENOENT',
  )
  return found || above === folder ? folder : nearest(above)
}

async function problemOf(folder: string, isThere: boolean): Promise<string | null> {
  try {
    if (!isThere) {
      await access(folder, constants.W_OK)
      return null
    }
    const trial = path.join(folder, `.trial-${process.pid}`)
    await writeFile(trial, 'x'.repeat(1024), { flush: true })
    await rm(trial)
    return null
  } catch (error) {
    return codeOf(error)
  }
}

/** Looks at the disk of a folder, by writing a small file into it and taking it away. */
export async function diskFacts(folder: string): Promise<DiskFacts> {
  const there = await nearest(path.resolve(folder))
  const { bavail, bsize } = await statfs(there)
  return {
    freeBytes: bavail * bsize,
    problem: await problemOf(there, there === path.resolve(folder)),
  }
}

/** Whether `DATA_DIR` can be written and has room. */
export async function aboutDisk(folder: string): Promise<Line[]> {
  const { freeBytes, problem } = await diskFacts(folder)
  const freeMb = Math.floor(freeBytes / megabyte)
  const room = `${freeMb} MB free for DATA_DIR (${folder})`
  const more = 'make room: DATA_DIR/pictures and the oldest releases can go'
  if (problem)
    return [
      bad(
        about,
        `DATA_DIR (${folder}) cannot be written: ${problem}`,
        'its owner must be the site’s user',
      ),
    ]
  if (freeMb < leastMb) return [bad(about, room, more)]
  return [freeMb < plentyMb ? look(about, room, more) : good(about, room)]
}

import { constants } from 'node:fs'
import { access, statfs } from 'node:fs/promises'
import path from 'node:path'
import { codeOf } from '@/lib/platform/error-code'

/** Free bytes on a folder's disk, null if unknown. `problem` is the error code if the site cannot write there:
 * `ENOSPC` on a full disk. */
export type DiskFacts = { freeBytes: number | null; problem: string | null }

/** Returns the folder, or its nearest parent that exists: the site creates missing folders. */
async function findExisting(folder: string): Promise<string> {
  const parent = path.dirname(folder)
  const exists = await access(folder).then(
    () => true,
    (error: unknown) => codeOf(error) !== 'ENOENT',
  )
  return exists || parent === folder ? folder : findExisting(parent)
}

/** With less, a file that the site writes is cut off. */
const minFreeBytes = 1_000_000

/** Checks a folder's disk without writing to it. Never rejects: the site also works without a disk. */
export async function diskFacts(folder: string): Promise<DiskFacts> {
  try {
    const existing = await findExisting(path.resolve(folder))
    const { bavail, bsize } = await statfs(existing)
    const problem = await access(`${existing}/`, constants.W_OK).then(() => null, codeOf)
    const freeBytes = bavail * bsize
    return { freeBytes, problem: problem ?? (freeBytes < minFreeBytes ? 'ENOSPC' : null) }
  } catch (error) {
    return { freeBytes: null, problem: codeOf(error) }
  }
}

import { constants } from 'node:fs'
import { access, mkdir, statfs } from 'node:fs/promises'
import { codeOf } from '@/lib/platform/error-code'

/** With less, a file that the site writes is cut off. */
const minFreeBytes = 1_000_000

/**
 * Checks a folder's disk, and creates a missing folder. `freeBytes` is null if unknown, `problem` the error code if the site
 * cannot write there: `ENOSPC` on a full disk. Never rejects: the site also works without a disk.
 */
export async function diskFacts(folder: string) {
  try {
    await mkdir(folder, { recursive: true })
    const { bavail, bsize } = await statfs(folder)
    const problem = await access(folder, constants.W_OK).then(() => null, codeOf)
    const freeBytes = bavail * bsize
    return { freeBytes, problem: problem ?? (freeBytes < minFreeBytes ? 'ENOSPC' : null) }
  } catch (error) {
    return { freeBytes: null, problem: codeOf(error) }
  }
}

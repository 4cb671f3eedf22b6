import 'server-only'
import { createHash } from 'node:crypto'
import { lstat, readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { codeOf } from '@/lib/platform/error-code'
import { nextTurn } from '@/lib/platform/in-slices'
import { atMostEvery, log } from '@/lib/platform/log'
import { openCacheFolder } from '@/lib/platform/whole-files'
import { type ResponseStore, storedResponse } from './store'

/** Maximum size of a file: larger than the JSON of any vendor response that we accept. */
const maxFileBytes = 32 * 1024 * 1024
/** Maximum size of all files except this store's lists. Above it, we delete the oldest. */
const maxPrunableBytes = 64 * 1024 * 1024

/**
 * Stores responses as files. It writes atomically, so that a killed process never loses the last good response. An
 * unreadable file counts as a cache miss. Logs at most one read error and one write error a minute. `scope` names a
 * folder: one for each pair of vendor and `SCHOOL_CODE`.
 */
export function openFileStore(root: string, scope: string): ResponseStore {
  const [lists, records] = [path.join(root, scope, 'lists'), path.join(root, scope, 'records')]
  const message = 'last good values cannot be written to disk'
  const files = openCacheFolder(root, { maxBytes: maxPrunableBytes, message, exempt: lists })
  const mayLog = atMostEvery(60_000)

  /** Only keys of records have a colon: `post:<id>`. */
  function fileOf(key: string): string {
    const name = createHash('sha256').update(key).digest('hex')
    return path.join(key.includes(':') ? records : lists, name)
  }

  return {
    async read(key) {
      const file = fileOf(key)
      try {
        const found = await lstat(file)
        // Reading a pipe never ends, and a huge file does not fit in memory.
        if (!found.isFile()) throw new Error('no regular file')
        if (found.size > maxFileBytes) throw new Error('too large')
        return storedResponse.parse(JSON.parse(await readFile(file, 'utf8')))
      } catch (error) {
        if (codeOf(error) !== 'ENOENT' && mayLog()) {
          const reason = error instanceof z.ZodError ? 'another shape' : codeOf(error)
          log.warn({ file, reason }, 'cached value on disk unreadable')
        }
        return null
      }
    },
    write: (key, response) =>
      nextTurn().then(() => files.write(fileOf(key), JSON.stringify({ key, ...response }))),
    remove: (key) => files.remove(fileOf(key)),
  }
}

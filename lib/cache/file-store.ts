import 'server-only'
import { createHash } from 'node:crypto'
import { lstat, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { codeOf } from '@/lib/platform/error-code'
import { atMostEvery, log } from '@/lib/platform/log'
import { removeOldest, writeWhole } from '@/lib/platform/whole-files'
import type { ResponseStore, StoredResponse } from './store'

const storedSchema = z.object({ key: z.string(), storedAt: z.number(), raw: z.unknown() })

/** Maximum size of a file: larger than the JSON of any vendor response that we accept. */
const maxFileBytes = 32 * 1024 * 1024
/** Maximum size of all files except this store's lists. Above it, we delete the oldest. */
const maxPrunableBytes = 64 * 1024 * 1024
const bytesBetweenPrunes = 8 * 1024 * 1024
const minuteMs = 60_000

/**
 * Stores responses as files. It writes atomically, so that a killed process never loses the last good response. An
 * unreadable file counts as a cache miss. Logs at most one read error and one write error a minute.
 */
export class FileStore implements ResponseStore {
  readonly #root: string
  readonly #directory: string
  readonly #mayLog = { read: atMostEvery(minuteMs), write: atMostEvery(minuteMs) }
  #bytesSincePrune = 0

  /** `scope` names a folder: one for each pair of vendor and `SCHOOL_CODE`. */
  constructor(root: string, scope: string) {
    this.#root = root
    this.#directory = path.join(root, scope)
  }

  async read(key: string): Promise<StoredResponse | null> {
    const file = this.#fileOf(key)
    try {
      const found = await lstat(file)
      // Reading a pipe never ends, and a huge file does not fit in memory.
      if (!found.isFile()) throw new Error('no regular file')
      if (found.size > maxFileBytes) throw new Error('too large')
      const response = storedSchema.parse(JSON.parse(await readFile(file, 'utf8')))
      return { storedAt: response.storedAt, raw: response.raw }
    } catch (error) {
      if (codeOf(error) !== 'ENOENT' && this.#mayLog.read()) {
        const reason = error instanceof z.ZodError ? 'another shape' : codeOf(error)
        log.warn({ file, reason }, 'cached value on disk unreadable')
      }
      return null
    }
  }

  async write(key: string, response: StoredResponse): Promise<void> {
    const file = this.#fileOf(key)
    const text = JSON.stringify({ key, ...response })
    await writeWhole(file, text).catch((error) => this.#report(error))
    this.#bytesSincePrune += text.length
    if (this.#bytesSincePrune > bytesBetweenPrunes) await this.prune()
  }

  async remove(key: string): Promise<void> {
    await rm(this.#fileOf(key), { force: true }).catch((error) => this.#report(error))
  }

  /** Deletes the oldest files until the rest fits `maxPrunableBytes`. */
  async prune(): Promise<void> {
    this.#bytesSincePrune = 0
    const lists = path.join(this.#directory, 'lists')
    await removeOldest(this.#root, maxPrunableBytes, (folder) => folder === lists).catch((error) =>
      this.#report(error),
    )
  }

  /** Only keys of records have a colon: `post:<id>`. */
  #fileOf(key: string): string {
    const name = createHash('sha256').update(key).digest('hex')
    return path.join(this.#directory, key.includes(':') ? 'records' : 'lists', name)
  }

  #report(error: unknown): void {
    if (!this.#mayLog.write()) return
    const fields = { folder: this.#directory, reason: codeOf(error) }
    log.error(fields, 'last good values cannot be written to disk')
  }
}

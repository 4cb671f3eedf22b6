import 'server-only'
import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { CreateDriverResult, L2CacheDriver } from 'bentocache/types'
import { z } from 'zod'
import { log } from '@/lib/log'

const saved = z.object({ until: z.number().nullable(), value: z.string() })

/** What the store writes as text; without these times an entry would never become old. */
const entry = z.object({ value: z.unknown(), createdAt: z.number(), logicalExpiration: z.number() })

const oldestMs = 31 * 24 * 3600 * 1000
const quietMs = 60_000

/**
 * The file layer of the vendor cache. Unlike the library's own it writes a file whole or not at all,
 * so that a process killed in the middle never costs the last good answer; a file that cannot be read
 * counts as none, and a folder that cannot be written is reported once a minute and no more.
 */
class AnswerFiles implements L2CacheDriver {
  readonly type = 'l2'
  readonly #directory: string
  #quietUntil = 0

  constructor(directory: string, prefix = '') {
    this.#directory = path.join(directory, prefix)
  }

  #fileOf(key: string): string {
    return path.join(this.#directory, createHash('sha256').update(key).digest('hex'))
  }

  #report(error: unknown): void {
    if (Date.now() < this.#quietUntil) return
    this.#quietUntil = Date.now() + quietMs
    const reason = error instanceof Error && 'code' in error ? error.code : 'unknown'
    log.error({ folder: this.#directory, reason }, 'last good answers cannot be kept on disk')
  }

  namespace(namespace: string): AnswerFiles {
    return new AnswerFiles(this.#directory, namespace)
  }

  async get(key: string): Promise<string | undefined> {
    const file = this.#fileOf(key)
    const text = await readFile(file, 'utf8').catch(() => null)
    if (text === null) return undefined
    try {
      const { until, value } = saved.parse(JSON.parse(text))
      entry.parse(JSON.parse(value))
      return until !== null && until < Date.now() ? undefined : value
    } catch {
      log.warn({ file: path.basename(file) }, 'unreadable answer on disk')
      return undefined
    }
  }

  async set(key: string, value: string, ttl?: number): Promise<boolean> {
    const file = this.#fileOf(key)
    const partial = `${file}.${randomUUID()}.part`
    try {
      await mkdir(this.#directory, { recursive: true })
      const content = { until: ttl === undefined ? null : Date.now() + ttl, value }
      await writeFile(partial, JSON.stringify(content))
      await rename(partial, file)
      return true
    } catch (error) {
      this.#report(error)
      await rm(partial, { force: true }).catch(() => undefined)
      return false
    }
  }

  async pull(key: string): Promise<string | undefined> {
    const value = await this.get(key)
    await this.delete(key)
    return value
  }

  async delete(key: string): Promise<boolean> {
    const file = this.#fileOf(key)
    const existed = await stat(file).catch(() => null)
    await rm(file, { force: true })
    return existed !== null
  }

  async deleteMany(keys: string[]): Promise<boolean> {
    await Promise.all(keys.map((key) => this.delete(key)))
    return true
  }

  async clear(): Promise<void> {
    await rm(this.#directory, { recursive: true, force: true })
  }

  async disconnect(): Promise<void> {}

  /** Removes what is older than an answer may become, and what a killed process left half written. */
  async prune(): Promise<void> {
    for (const name of await readdir(this.#directory).catch(() => [])) {
      const file = path.join(this.#directory, name)
      const written = (await stat(file).catch(() => null))?.mtimeMs ?? Date.now()
      const longest = name.endsWith('.part') ? quietMs : oldestMs
      if (Date.now() - written > longest) await rm(file, { force: true }).catch(() => undefined)
    }
  }
}

/** A second layer of a BentoCache store that keeps answers in `directory`. */
export function answerFiles(options: { directory: string }): CreateDriverResult<L2CacheDriver> {
  return {
    options,
    factory: (config: { directory: string; prefix?: string }) =>
      new AnswerFiles(config.directory, config.prefix),
  }
}

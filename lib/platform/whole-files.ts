import { randomUUID } from 'node:crypto'
import { lstat, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { codeOf } from './error-code'
import { atMostEvery, log } from './log'

const abandonedMs = 60_000

/** Writes a file whole or not at all, and creates its folder. Throws if that fails. */
export async function writeWhole(
  file: string,
  data: string | Uint8Array,
  options: { mode?: number; flush?: boolean } = {},
): Promise<void> {
  const partial = `${file}.${randomUUID()}.part`
  try {
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(partial, data, options)
    await rename(partial, file)
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
}

/**
 * Deletes the oldest files below a folder until the others fit into `maxBytes`, and partial files of a killed process. A
 * wrong clock does no harm: only the order of the files' times counts. Skips exempt folders. If it cannot delete a file, it
 * tries the others and then throws.
 */
async function removeOldest(
  folder: string,
  maxBytes: number,
  isExempt: (folder: string) => boolean,
): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files: { file: string; bytes: number; writtenAt: number }[] = []
  for (const entry of entries.filter((one) => one.isFile())) {
    const isPartial = entry.name.endsWith('.part')
    if (isExempt(entry.parentPath) && !isPartial) continue
    const file = path.join(entry.parentPath, entry.name)
    const found = await lstat(file).catch(() => null)
    if (!found) continue
    const isAbandoned = isPartial && Math.abs(Date.now() - found.mtimeMs) > abandonedMs
    files.push({ file, bytes: isAbandoned ? Infinity : found.size, writtenAt: found.mtimeMs })
  }
  let total = 0
  const removals: Promise<void>[] = []
  for (const { file, bytes } of files.sort((a, b) => b.writtenAt - a.writtenAt)) {
    if (total + bytes <= maxBytes) total += bytes
    else removals.push(rm(file, { force: true }))
  }
  await Promise.all(removals)
}

/**
 * Returns functions that write and delete files of a cache, and keep it below `maxBytes` without its exempt folder. They
 * never reject: they log `message` at most once a minute.
 */
export function openCacheFolder(
  folder: string,
  { maxBytes, message, exempt }: { maxBytes: number; message: string; exempt?: string },
) {
  const mayLog = atMostEvery(60_000)
  // The first write deletes what an earlier process has left, the others look after a sixteenth of the limit.
  let unscannedBytes = Number.POSITIVE_INFINITY
  function report(error: unknown): void {
    if (mayLog()) log.error({ folder, reason: codeOf(error) }, message)
  }
  return {
    async write(file: string, data: string | Uint8Array): Promise<void> {
      unscannedBytes += data.length
      // Before the write, so that a full disk gets room.
      if (unscannedBytes >= maxBytes / 16) {
        unscannedBytes = 0
        await removeOldest(folder, maxBytes, (one) => one === exempt).catch(report)
      }
      await writeWhole(file, data).catch(report)
    },
    async remove(...files: string[]): Promise<void> {
      await Promise.all(files.map((file) => rm(file, { force: true }))).catch(report)
    },
  }
}

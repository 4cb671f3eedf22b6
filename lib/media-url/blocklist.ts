import { readFileSync, statSync, watchFile } from 'node:fs'
import path from 'node:path'
import { env } from '@/lib/platform/env'
import { log } from '@/lib/platform/log'
import { singleton } from '@/lib/platform/singleton'
import { recordNamedBy } from '@/lib/routes/anchors'
import { encodedPathOf } from './variants'

const maxBytes = 1024 * 1024
const pollMs = 2000

function readSmallFile(file: string): string | null {
  const stats = statSync(file, { throwIfNoEntry: false })
  if (!stats) return null
  // Reading a pipe would never end.
  if (!stats.isFile() || stats.size > maxBytes)
    throw new Error(`it must be a file of ${maxBytes} bytes at most`)
  return readFileSync(file, 'utf8')
}

function pathOf(line: string): string[] {
  const encoded = encodedPathOf(line)
  try {
    if (encoded) return [decodeURIComponent(encoded)]
  } catch {}
  if (line.trim() && !recordNamedBy(line)) log.error({ line }, 'blocklist line invalid')
  return []
}

/**
 * Pictures, files and records that the operator has blocked: one URL per line, a picture's in any variant and with
 * any signature. The rest of a line is a note.
 */
type Blocklist = { version: number; paths: ReadonlySet<string>; records: ReadonlySet<string> }

function watchBlocklist(file: string): Blocklist {
  const list: Blocklist = { version: 0, paths: new Set(), records: new Set() }
  const read = () => {
    try {
      const text = readSmallFile(file)
      const lines = text?.split('\n') ?? []
      list.paths = new Set(lines.flatMap(pathOf))
      list.records = new Set(lines.flatMap((line) => recordNamedBy(line) ?? []))
      list.version += 1
      const counts = { files: list.paths.size, records: list.records.size }
      if (text !== null) log.info(counts, 'blocklist read')
    } catch (error) {
      // The last good list stays in force.
      log.error({ file, reason: String(error) }, 'blocklist unreadable')
    }
  }
  read()
  // Node also calls this once for a missing file, with equal stats.
  watchFile(file, { interval: pollMs, persistent: false }, (now, before) => {
    if (now.ctimeMs !== before.ctimeMs || now.ino !== before.ino) read()
  })
  return list
}

export function blocklist(): Blocklist {
  return singleton('blocklist', () => watchBlocklist(path.join(env().DATA_DIR, 'taken-down.txt')))
}

import { readFileSync, statSync, watchFile } from 'node:fs'
import path from 'node:path'
import { env } from '@/lib/platform/env'
import { log } from '@/lib/platform/log'
import { singleton } from '@/lib/platform/singleton'
import { recordNamedBy } from '@/lib/routes/anchors'
import { encodedPathOf } from './variants'

const maxBytes = 1024 * 1024
const pollMs = 2000

/** Returns the text of the file, null if there is none. */
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
class Blocklist {
  version = 0
  #paths: ReadonlySet<string> = new Set()
  #records: ReadonlySet<string> = new Set()

  constructor(file: string) {
    this.#read(file)
    // Node also calls this once for a missing file, with equal stats.
    watchFile(file, { interval: pollMs, persistent: false }, (now, before) => {
      if (now.ctimeMs !== before.ctimeMs || now.ino !== before.ino) this.#read(file)
    })
  }

  #read(file: string): void {
    try {
      const text = readSmallFile(file)
      const lines = text?.split('\n') ?? []
      this.#paths = new Set(lines.flatMap(pathOf))
      this.#records = new Set(lines.flatMap((line) => recordNamedBy(line) ?? []))
      this.version += 1
      const counts = { files: this.#paths.size, records: this.#records.size }
      if (text !== null) log.info(counts, 'blocklist read')
    } catch (error) {
      // The last good list stays in force.
      log.error({ file, reason: String(error) }, 'blocklist unreadable')
    }
  }

  has(stored: string): boolean {
    return this.#paths.has(stored)
  }

  hasRecord(name: string): boolean {
    return this.#records.has(name)
  }

  paths(): Iterable<string> {
    return this.#paths
  }
}

export function blocklist(): Blocklist {
  return singleton('blocklist', () => new Blocklist(path.join(env().DATA_DIR, 'taken-down.txt')))
}

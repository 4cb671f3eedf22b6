import path from 'node:path'
import { env } from '@/lib/platform/env'
import { log } from '@/lib/platform/log'
import { singleton } from '@/lib/platform/singleton'
import { watchSmallFile } from '@/lib/platform/watched-file'
import { recordNamedBy } from '@/lib/routes/anchors'
import { encodedPathOf } from './variants'

const maxBytes = 1024 * 1024

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
    watchSmallFile(file, maxBytes, {
      take: (text) => {
        const lines = text?.split('\n') ?? []
        this.#paths = new Set(lines.flatMap(pathOf))
        this.#records = new Set(lines.flatMap((line) => recordNamedBy(line) ?? []))
        const counts = { files: this.#paths.size, records: this.#records.size }
        this.version += 1
        if (text !== null) log.info(counts, 'blocklist read')
      },
      // The last good list stays in force.
      fail: (reason) => log.error({ file, reason }, 'blocklist unreadable'),
    })
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

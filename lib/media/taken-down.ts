import path from 'node:path'
import { env } from '@/lib/env'
import { log } from '@/lib/log'
import { singleton } from '@/lib/singleton'
import { watchSmallFile } from '@/lib/watched-file'
import { encodedPathOf } from './variants'

const mostBytes = 1024 * 1024

function pathOf(line: string): string[] {
  const encoded = encodedPathOf(line)
  try {
    if (encoded) return [decodeURIComponent(encoded)]
  } catch {
    // Told below.
  }
  if (line.trim()) log.error({ line }, 'line of what is taken down not read')
  return []
}

/**
 * Pictures and files that the operator has taken down, whatever the vendor says: one address a line,
 * with any signature and in any variant; what follows it on its line is a note.
 */
class TakenDown {
  #paths: ReadonlySet<string> = new Set()
  #listeners: ((paths: ReadonlySet<string>) => void)[] = []

  constructor(file: string) {
    watchSmallFile(file, mostBytes, {
      take: (text) => {
        this.#paths = new Set(text?.split('\n').flatMap(pathOf))
        if (text !== null) log.info({ files: this.#paths.size }, 'taken down')
        for (const listener of this.#listeners) listener(this.#paths)
      },
      // What was taken down stays so.
      fail: (reason) => log.error({ file, reason }, 'what is taken down cannot be read'),
    })
  }

  /** Whether what the vendor stores at a path is taken down. */
  has(stored: string): boolean {
    return this.#paths.has(stored)
  }

  /** Calls back with all paths whenever they may have changed. */
  onChange(listener: (paths: ReadonlySet<string>) => void): void {
    this.#listeners.push(listener)
  }
}

/** What `DATA_DIR/taken-down.txt` names. */
export function takenDown(): Pick<TakenDown, 'has' | 'onChange'> {
  return singleton('taken down', () => new TakenDown(path.join(env().DATA_DIR, 'taken-down.txt')))
}

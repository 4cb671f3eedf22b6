import { readFileSync, statSync, watchFile } from 'node:fs'

const pollMs = 2000

type Watcher = {
  /** Called with the text (null if there is no file) and its modification time. If it throws, we call `fail`. */
  take: (text: string | null, changedAt: Date) => void
  fail: (reason: string) => void
}

/**
 * Reads a small file that an operator writes while the site runs: once now, and again within two seconds of each change.
 * The file and its folder need not exist yet.
 */
export function watchSmallFile(file: string, maxBytes: number, { take, fail }: Watcher): void {
  const read = () => {
    try {
      const stats = statSync(file, { throwIfNoEntry: false })
      if (!stats) return take(null, new Date())
      // Reading a pipe would never end.
      if (!stats.isFile() || stats.size > maxBytes)
        throw new Error(`it must be a file of ${maxBytes} bytes at most`)
      take(readFileSync(file, 'utf8'), stats.mtime)
    } catch (error) {
      fail(String(error))
    }
  }
  read()
  // Node also calls this once for a missing file, with equal stats.
  watchFile(file, { interval: pollMs, persistent: false }, (now, before) => {
    if (now.ctimeMs !== before.ctimeMs || now.ino !== before.ino) read()
  })
}

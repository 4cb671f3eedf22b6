import { readFileSync, statSync, watchFile } from 'node:fs'

const lookEveryMs = 2000

type Watcher = {
  /**
   * Called with the text (null without a file) and its modification time. An exception goes to `fail`.
   */
  take: (text: string | null, changedAt: Date) => void
  fail: (reason: string) => void
}

/**
 * Reads a small file that an operator writes while the site runs, now and within two seconds of each
 * change, for as long as the process lives. Its folder need not exist.
 */
export function watchSmallFile(file: string, maxBytes: number, { take, fail }: Watcher): void {
  const read = () => {
    try {
      const stats = statSync(file, { throwIfNoEntry: false })
      if (!stats) return take(null, new Date())
      // Reading a pipe does not end.
      if (!stats.isFile() || stats.size > maxBytes)
        throw new Error(`it must be a file of ${maxBytes} bytes at most`)
      take(readFileSync(file, 'utf8'), stats.mtime)
    } catch (error) {
      fail(String(error))
    }
  }
  read()
  // Also called once for a missing file.
  watchFile(file, { interval: lookEveryMs, persistent: false }, (now, before) => {
    if (now.ctimeMs !== before.ctimeMs || now.ino !== before.ino) read()
  })
}

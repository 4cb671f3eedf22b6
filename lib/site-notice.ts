import 'server-only'
import { readFileSync, statSync, watchFile } from 'node:fs'
import path from 'node:path'
import { type IsoDate, parseDate, schoolDay } from './dates'
import { env } from './env'
import { log } from './log'
import { singleton } from './singleton'

/**
 * What the school says on top of every page and in the feed, on its own server, without the vendor and
 * without a build: a day without classes, a strike.
 */
export type SiteNotice = { text: string; since: IsoDate; until: IsoDate }

const lookEveryMs = 2000
const longestText = 300
const mostBytes = 4096

/**
 * Reads the line of the file: the last day it is shown, `YYYY-MM-DD`, a space, and the words. Throws
 * with what is wrong.
 */
export function parseNotice(line: string, since: IsoDate): SiteNotice {
  const [, day = '', words = ''] = /^(\S+)\s+(.+)$/s.exec(line.trim()) ?? []
  const until = /^\d{4}-\d{2}-\d{2}$/.test(day) ? parseDate(day) : null
  if (!until) throw new Error('it must begin with its last day, such as 2026-07-24')
  const text = words.replace(/\s+/g, ' ')
  if (text.length > longestText) throw new Error(`it may have ${longestText} characters at most`)
  return { text, since, until }
}

/** The file that holds the notice, watched: `version` counts up when it changes. */
class NoticeFile {
  version = 0
  #notice: SiteNotice | null = null

  constructor(private readonly file: string) {
    this.#read()
    watchFile(file, { interval: lookEveryMs, persistent: false }, () => this.#read())
  }

  /** The notice, unless its last day is over. */
  get current(): SiteNotice | null {
    return this.#notice && this.#notice.until >= schoolDay() ? this.#notice : null
  }

  #read(): void {
    this.version += 1
    try {
      const stats = statSync(this.file)
      // Reading a pipe would wait for ever.
      if (!stats.isFile() || stats.size > mostBytes)
        throw new Error('it must be a file of one line')
      const since = schoolDay(stats.mtime)
      const line = readFileSync(this.file, 'utf8')
      this.#notice = line.trim() ? parseNotice(line, since) : null
      log.info({ notice: this.#notice }, 'notice read')
    } catch (error) {
      this.#notice = null
      const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
      if (!isMissing) log.error({ file: this.file, reason: String(error) }, 'notice not shown')
    }
  }
}

/** The notice of `DATA_DIR/notice.txt`. */
export function siteNotice(): Pick<NoticeFile, 'version' | 'current'> {
  return singleton('site notice', () => new NoticeFile(path.join(env().DATA_DIR, 'notice.txt')))
}

import 'server-only'
import path from 'node:path'
import { notices } from '@/content/notices'
import { env } from '@/lib/platform/env'
import { log } from '@/lib/platform/log'
import { singleton } from '@/lib/platform/singleton'
import { watchSmallFile } from '@/lib/platform/watched-file'
import { type IsoDate, schoolDay } from './dates'
import { readDay } from './read-days'

/**
 * A notice on top of every page and in the feed: a day without classes, a strike. The office publishes it; the operator
 * writes it into a file on the server, without a build.
 */
export type SiteNotice = {
  text: string
  since: IsoDate
  until: IsoDate
  /** First day without classes, up to `until`; the line on the server does not state it. */
  closed?: IsoDate | undefined
}

const maxTextLength = 300
const maxBytes = 4096

function readNotice(line: string, since: IsoDate): SiteNotice {
  const [, day = '', words = ''] = /^(\S+)\s+(.+)$/s.exec(line.trim()) ?? []
  const until = /^\d{4}-\d{2}-\d{2}$/.test(day) ? readDay(day) : null
  if (!until)
    throw new Error('write its last day, a space and the words, such as 2026-07-24 No school today')
  const text = words.replace(/\s+/g, ' ')
  if (text.length > maxTextLength)
    throw new Error(`it may have ${maxTextLength} characters at most`)
  return { text, since, until }
}

function endReason({ until }: SiteNotice): string | null {
  return until < schoolDay() ? `its last day, ${until}, is over` : null
}

/**
 * Parses the line of the file: its last day, `YYYY-MM-DD`, a space, and the words. Throws with the reason, also for a
 * day in the past.
 */
export function parseNotice(line: string, since: IsoDate): SiteNotice {
  const notice = readNotice(line, since)
  const problem = endReason(notice)
  if (problem) throw new Error(problem)
  return notice
}

class NoticeFile {
  version = 0
  problem: string | null = null
  notice: SiteNotice | null = null

  constructor(readonly file: string) {
    const set = (notice: SiteNotice | null, reason: string | null) => {
      this.version += 1
      this.notice = notice
      this.problem = reason
      if (reason) log.warn({ file, reason }, 'notice not shown')
    }
    watchSmallFile(file, maxBytes, {
      take: (line, changedAt) => {
        const notice = line?.trim() ? readNotice(line, schoolDay(changedAt)) : null
        set(notice, notice && endReason(notice))
        if (line !== null && !this.problem) log.info({ notice }, 'notice read')
      },
      fail: (reason) => set(null, reason),
    })
  }

  get current(): SiteNotice | null {
    return this.notice && !endReason(this.notice) ? this.notice : null
  }
}

/** The notices of a day as one; the one that closes the school earliest comes first, and sets its days. */
export function publishedNotice(
  day: IsoDate,
  published: typeof notices = notices,
): SiteNotice | null {
  const ofDay = published.filter(({ from, until }) => from <= day && day <= until)
  const [first, ...others] = ofDay.toSorted((a, b) =>
    (a.closed ?? '9').localeCompare(b.closed ?? '9'),
  )
  if (!first) return null
  const { words, from, until, closed } = first
  const text = [words, ...others.map((one) => one.words)].join(' · ')
  return { text, since: from, until, closed }
}

export function siteNotice(): Readonly<NoticeFile> {
  return singleton('site notice', () => new NoticeFile(path.join(env().DATA_DIR, 'notice.txt')))
}

/** The notices of a day, today by default: the server's own, which is quicker, before the published ones. */
export function noticeOn(day: IsoDate = schoolDay(), published = notices): SiteNotice | null {
  const { current } = siteNotice()
  const own = current && current.until >= day ? current : null
  const office = publishedNotice(day, published)
  return own && office ? { ...office, text: `${own.text} · ${office.text}` } : (own ?? office)
}

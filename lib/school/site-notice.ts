import 'server-only'
import { notices } from '@/content/notices'
import { type IsoDate, schoolDay } from './dates'

/** A notice of the office on top of every page and in the feed: a day without classes, a strike. */
export type SiteNotice = {
  text: string
  since: IsoDate
  until: IsoDate
  /** First day without classes, up to `until`. */
  closed?: IsoDate | undefined
}

/** The notices of a day as one; the one that closes the school earliest comes first, and sets its days. */
export function noticeOn(
  day: IsoDate = schoolDay(),
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

import { facts } from '@/content/facts'
import { type IsoDate, weekdayNames, weekdayOf } from './dates'
import type { SiteNotice } from './site-notice'

/** `by` says whose word it is that the school is closed, `words` are the notice, or the English weekday. */
export type Closure = { by: 'notice' | 'free weekday'; words: string }

export type ClosingNotice = Pick<SiteNotice, 'text' | 'until' | 'closed'>

/** Returns null for every other day: nothing else tells us whether there is school. */
export function closureOn(day: IsoDate, notice: ClosingNotice | null): Closure | null {
  if (notice?.closed && notice.closed <= day && day <= notice.until)
    return { by: 'notice', words: notice.text }
  const weekday = facts.freeWeekdays.find((name) => name === weekdayNames[weekdayOf(day)])
  return weekday ? { by: 'free weekday', words: weekday } : null
}

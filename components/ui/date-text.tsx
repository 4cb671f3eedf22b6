import { fallbacks } from '@/content/fallbacks'
import { formatDate, type IsoDate } from '@/lib/school/dates'

type Props = {
  date: IsoDate | null
  /** How the day is written. */
  format?: (date: IsoDate) => string
  /** What is said where the vendor gives none. */
  missing?: string
}

/** A record's day, or that there is none (specification, section 8). */
export function DateText({ date, format = formatDate, missing = fallbacks.date }: Props) {
  return date ? <time dateTime={date}>{format(date)}</time> : <span>{missing}</span>
}

import { fallbacks } from '@/content/fallbacks'
import { formatDate, formatEventDate, type IsoDate } from '@/lib/school/dates'
import { MultilingualText } from './multilingual-text'

type Props = {
  date: IsoDate | null
  /** What the vendor writes instead of a day. */
  dateText?: string | undefined
  /** How the day is written. */
  format?: (date: IsoDate) => string
  /** What is said where the vendor gives none. */
  missing?: string
}

/** A record's day, the vendor's words in its place, or that there is none (specification, section 8). */
export function DateText(props: Props) {
  const { date, dateText, format = formatDate, missing = fallbacks.date } = props
  if (date) return <time dateTime={date}>{format(date)}</time>
  return <span>{dateText ? <MultilingualText text={dateText} /> : missing}</span>
}

type DaysProps = Pick<Props, 'date' | 'dateText'> & {
  until: IsoDate | null
  untilText?: string | undefined
}

/** The day of an event, or its first and last one. */
export function DaysText({ date, dateText, until, untilText }: DaysProps) {
  const first = (
    <DateText
      date={date}
      dateText={dateText}
      format={formatEventDate}
      missing={fallbacks.eventDate}
    />
  )
  if (!until && !untilText) return first
  return (
    <span>
      {first}
      {' to '}
      <DateText date={until} dateText={untilText} format={formatEventDate} />
    </span>
  )
}

import { fallbacks } from '@/content/fallbacks'
import { formatDate, formatEventDate, type IsoDate } from '@/lib/school/dates'
import { MultilingualText } from './multilingual-text'

type Props = {
  date: IsoDate | null
  dateText?: string | undefined
  format?: (date: IsoDate) => string
  missing?: string
}

/** A record's date, the vendor's text instead, or the fallback (specification, section 8). */
export function DateText(props: Props) {
  const { date, dateText, format = formatDate, missing = fallbacks.date } = props
  if (date) return <time dateTime={date}>{format(date)}</time>
  return <span>{dateText ? <MultilingualText text={dateText} /> : missing}</span>
}

type DaysProps = Pick<Props, 'date' | 'dateText'> & {
  until: IsoDate | null
  untilText?: string | undefined
}

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

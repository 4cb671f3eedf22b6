import { fallbacks } from '@/content/fallbacks'
import { formatDate, type IsoDate } from '@/lib/school/dates'
import { MultilingualText } from './multilingual-text'

type Props = {
  date: IsoDate | null
  dateText?: string | undefined
  format?: (date: IsoDate) => string
  missing?: string
}

/** A record's date, the vendor's text instead, or the fallback (specification, section 8). */
function DateText(props: Props) {
  const { date, dateText, format = formatDate, missing = fallbacks.date } = props
  if (date) return <time dateTime={date}>{format(date)}</time>
  return <span>{dateText ? <MultilingualText text={dateText} /> : missing}</span>
}

type DaysProps = Props & {
  until?: IsoDate | null | undefined
  untilText?: string | undefined
}

export function DaysText({ date, dateText, until = null, untilText, ...look }: DaysProps) {
  const first = <DateText date={date} dateText={dateText} {...look} />
  if (!until && !untilText) return first
  return (
    <span>
      {first}
      {' to '}
      <DateText date={until} dateText={untilText} {...look} />
    </span>
  )
}

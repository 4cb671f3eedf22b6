import type { BlogSummary } from '@/lib/vendor-api/resources/blog'
import { DateText } from '../ui/date-text'
import { MultilingualText } from '../ui/multilingual-text'

export function Byline({
  date,
  dateText,
  author,
}: Pick<BlogSummary, 'date' | 'dateText' | 'author'>) {
  return (
    <>
      <DateText date={date} dateText={dateText} />
      {author ? (
        <span className="text-ink-soft">
          {'By '}
          <MultilingualText text={author} />
        </span>
      ) : null}
    </>
  )
}

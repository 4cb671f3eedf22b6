import type { BlogSummary } from '@/lib/vendor-api/resources/blog'
import { DateText } from '../ui/date-text'
import { MultilingualText } from '../ui/multilingual-text'

/** The day of a blog post, and who wrote it where the vendor says so. */
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

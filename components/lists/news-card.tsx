import { fallbacks } from '@/content/fallbacks'
import { newsAnchor, newsHref } from '@/lib/lists/anchors'
import { formatNewsDate } from '@/lib/school/dates'
import type { News } from '@/lib/vendor-api/resources/news'
import { MultilingualText } from '../ui/multilingual-text'
import { Share } from '../ui/share-client'
import type { CardProps } from './filter-list-client'
import { actionClass, RecordAction } from './record-action'

/** One news item: its day, title, words, and the file that comes with it. */
export function NewsCard({ item, site }: CardProps<News>) {
  return (
    <article
      id={newsAnchor(item)}
      className="grid scroll-mt-4 target:bg-mist gap-x-6 gap-y-1 border-line border-b py-5 md:grid-cols-[11rem_1fr]"
    >
      <p className="font-semibold text-xs text-gold-dark tracking-wide md:pt-1">
        {item.date ? <time dateTime={item.date}>{formatNewsDate(item.date)}</time> : fallbacks.date}
      </p>
      <div>
        <h2 className="text-lg text-forest">
          <MultilingualText text={item.title} />
        </h2>
        {item.description ? (
          <p className="mt-1 whitespace-pre-line">
            <MultilingualText text={item.description} />
          </p>
        ) : null}
        <p className="mt-2 flex flex-wrap gap-x-6 print:hidden">
          {item.download ? (
            <RecordAction
              href={item.download}
              icon="download"
              label="Download"
              title={item.title}
            />
          ) : null}
          <Share url={site + newsHref(item)} title={item.title} className={actionClass} />
        </p>
      </div>
    </article>
  )
}

'use client'

import { anchorHref, anchorOf } from '@/lib/routes/anchors'
import { formatNewsDate } from '@/lib/school/dates'
import type { News } from '@/lib/vendor-api/resources/news'
import { DateText } from '../ui/date-text'
import { MultilingualText } from '../ui/multilingual-text'
import { type CardProps, FilterList, type ListProps } from './filter-list-client'
import { DownloadAction, ShareAction } from './record-action'

/** One news item: its day, title, words, and the file that comes with it. */
function NewsCard({ item, site }: CardProps<News>) {
  return (
    <article
      id={anchorOf('/news', item)}
      className="grid scroll-mt-4 target:bg-mist gap-x-6 gap-y-1 border-line border-b py-5 md:grid-cols-[11rem_1fr]"
    >
      <p className="font-semibold text-xs text-gold-dark tracking-wide md:pt-1">
        <DateText date={item.date} format={formatNewsDate} />
      </p>
      <div>
        <h2 className="text-lg text-forest">
          <MultilingualText text={item.title} />
        </h2>
        <p className="mt-1 whitespace-pre-line empty:hidden">
          <MultilingualText text={item.description} />
        </p>
        <p className="mt-2 flex flex-wrap gap-x-6 print:hidden">
          <DownloadAction href={item.download} title={item.title} />
          <ShareAction url={site + anchorHref('/news', item)} title={item.title} />
        </p>
      </div>
    </article>
  )
}

/** The news with their filters. */
export function NewsList({ initial }: ListProps<News>) {
  return <FilterList initial={initial} Card={NewsCard} listClass="border-line border-t" />
}

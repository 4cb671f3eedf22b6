'use client'

import { anchorHref, anchorOf } from '@/lib/routes/anchors'
import { formatNewsDate } from '@/lib/school/dates'
import type { News } from '@/lib/vendor-api/resources/news'
import type { Shown } from '@/lib/vendor-api/rich-text'
import { DaysText } from '../ui/date-text'
import { FileLinks } from './file-links'
import { type CardProps, FilterList, type ListProps } from './filter-list-client'
import { ShareAction } from './record-action'
import { RecordCard } from './record-card'

function NewsCard({ item, site }: CardProps<Shown<News>>) {
  const { title, description, segments, files } = item
  return (
    <RecordCard
      id={anchorOf('/news', item)}
      when={<DaysText {...item} format={formatNewsDate} />}
      title={title}
      text={description}
      segments={segments}
      share={<ShareAction url={site + anchorHref('/news', item)} title={title} />}
      foot={files.length > 0 ? <FileLinks files={files} title={title} isCardLink /> : null}
    />
  )
}

export function NewsList({ initial }: ListProps<Shown<News>>) {
  return (
    <FilterList initial={initial} Card={NewsCard} listClass="grid gap-3 sm:gap-4 md:grid-cols-2" />
  )
}

'use client'

import type { AlbumSummary } from '@/lib/lists/albums'
import { recordHref } from '@/lib/routes/anchors'
import { Card } from '../ui/card'
import { DateText } from '../ui/date-text'
import { VendorImage } from '../ui/vendor-image'
import { type CardProps, FilterList, type ListProps } from './filter-list-client'
import { RecordTitle } from './record-title'

const sizes = '(min-width: 1280px) 17rem, (min-width: 768px) 30vw, 45vw'

/** An album of a list: its first photo, title, day and number of photos; opens at `detail`. */
function AlbumCard({ item: album, detail, isFirst }: CardProps<AlbumSummary>) {
  return (
    <Card as="article" className="group relative flex h-full flex-col overflow-hidden shadow-card">
      <div className="overflow-hidden">
        <VendorImage
          src={album.cover}
          standIn="gallery"
          alt=""
          width={480}
          height={360}
          sizes={sizes}
          className="aspect-[4/3] w-full bg-mist object-cover transition-transform duration-300 group-hover:scale-[1.03]"
          priority={isFirst}
        />
      </div>
      <div className="flex grow flex-col p-3 sm:p-4">
        <h2 className="grow font-sans font-semibold text-sm text-forest leading-snug sm:text-base">
          <RecordTitle href={recordHref(detail, album.id)} title={album.title} />
        </h2>
        <p className="mt-2 flex flex-wrap justify-between gap-x-3">
          <span className="text-2xs text-gold-dark sm:text-xs">
            <DateText date={album.date} />
          </span>
          <span className="text-2xs text-ink-soft sm:text-xs">No Of Photos({album.count})</span>
        </p>
      </div>
    </Card>
  )
}

/** Albums with their filters. */
export function AlbumList({ initial }: ListProps<AlbumSummary>) {
  return (
    <FilterList
      initial={initial}
      Card={AlbumCard}
      listClass="grid grid-cols-2 gap-3 sm:gap-5 md:grid-cols-3"
    />
  )
}

'use client'

import type { AlbumSummary } from '@/lib/lists/albums'
import { recordHref } from '@/lib/routes/anchors'
import { DaysText } from '../ui/date-text'
import { gridSizes, VendorImage } from '../ui/vendor-image'
import { type CardProps, FilterList, type ListProps } from './filter-list-client'
import { RecordCard } from './record-card'

function AlbumCard({ item: album, detail, isEager }: CardProps<AlbumSummary>) {
  return (
    <RecordCard
      href={recordHref(detail, album.id)}
      when={<DaysText {...album} />}
      title={album.title}
      picture={
        <div className="relative">
          <VendorImage
            src={album.cover}
            fallback="gallery"
            alt=""
            width={480}
            height={360}
            sizes={gridSizes}
            className="aspect-[4/3] w-full bg-mist object-cover"
            priority={isEager}
          />
          <p className="absolute bottom-2 left-2 rounded-full bg-forest/90 px-2.5 text-2xs text-paper">
            No Of Photos({album.count})
          </p>
        </div>
      }
    />
  )
}

export function AlbumList({ initial }: ListProps<AlbumSummary>) {
  return (
    <FilterList
      initial={initial}
      Card={AlbumCard}
      listClass="one-column-in-large-text grid grid-cols-2 gap-3 sm:gap-5 md:grid-cols-3"
    />
  )
}

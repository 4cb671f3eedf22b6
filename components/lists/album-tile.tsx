import { fallbacks } from '@/content/fallbacks'
import { recordHref } from '@/lib/lists/anchors'
import type { AlbumCard } from '@/lib/lists/cards'
import { formatDate } from '@/lib/school/dates'
import { MultilingualText } from '../ui/multilingual-text'
import { StandIn } from '../ui/stand-in'
import { VendorImage } from '../ui/vendor-image'
import type { CardProps } from './filter-list-client'

const sizes = '(min-width: 1280px) 17rem, (min-width: 768px) 30vw, 45vw'
const photo = 'aspect-[4/3] w-full object-cover bg-mist transition-transform duration-300'

/** The words of an album: title, day and number of photos. */
function AlbumWords({ album }: { album: Pick<AlbumCard, 'title' | 'date' | 'count'> }) {
  return (
    <>
      <span className="text-2xs text-gold-dark sm:text-xs">
        {album.date ? <time dateTime={album.date}>{formatDate(album.date)}</time> : fallbacks.date}
      </span>
      <span className="text-2xs text-ink-soft sm:text-xs">No Of Photos({album.count})</span>
    </>
  )
}

/** An album of a list: its first photo, title, day and number of photos; opens at `detail`. */
export function AlbumTile({ item: album, detail, isFirst }: CardProps<AlbumCard>) {
  const href = recordHref(detail, album.id)
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-2xl border border-line bg-white shadow-card">
      <div className="overflow-hidden">
        {album.cover ? (
          <VendorImage
            src={album.cover}
            alt=""
            width={480}
            height={360}
            sizes={sizes}
            className={`${photo} group-hover:scale-[1.03]`}
            priority={isFirst}
          />
        ) : (
          <StandIn name="gallery" className={photo} />
        )}
      </div>
      <div className="flex grow flex-col p-3 sm:p-4">
        <h2 className="grow font-sans font-semibold text-sm text-forest leading-snug sm:text-base">
          {href ? (
            <a href={href} className="after:absolute after:inset-0 hover:underline">
              <MultilingualText text={album.title} />
            </a>
          ) : (
            <MultilingualText text={album.title} />
          )}
        </h2>
        <p className="mt-2 flex flex-wrap justify-between gap-x-3">
          <AlbumWords album={album} />
        </p>
      </div>
    </article>
  )
}

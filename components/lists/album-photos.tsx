import { fallbacks } from '@/content/fallbacks'
import { albumPageSize, firstRowSize, paginate } from '@/lib/lists/paging'
import { type Album, filesOf, photosOf } from '@/lib/vendor-api/resources/albums'
import { descriptionOf } from '@/lib/vendor-api/rich-text'
import { Card } from '../ui/card'
import { DaysText } from '../ui/date-text'
import { DescriptionText } from '../ui/description-text'
import { Lightbox } from '../ui/lightbox'
import { Picture } from '../ui/picture'
import { gridSizes, VendorImage } from '../ui/vendor-image'
import { FileLinks } from './file-links'
import { Pager } from './pager'

const pagerWords = { label: 'Pages of this album', before: 'Previous', after: 'More photos' }
const photo = 'aspect-[4/3] w-full object-cover bg-mist'

/** Placeholder for an album that failed to load, does not exist, or has no photos (specification, section 8). */
function AlbumPlaceholder() {
  return (
    <Card as="article" className="max-w-sm overflow-hidden shadow-card">
      <Picture name="gallery" alt="" sizes="24rem" className={photo} />
      <div className="p-4">
        <h2 className="font-sans font-semibold text-base text-forest">{fallbacks.album}</h2>
        <p className="mt-2 flex flex-wrap justify-between gap-x-3 text-xs text-ink-soft">
          <span>{fallbacks.albumDate}</span>
          <span>No Of Photos(0)</span>
        </p>
      </div>
    </Card>
  )
}

type Props = {
  album: Album | null
  page: number
  hrefOf: (page: number) => string
}

export function AlbumPhotos({ album, page, hrefOf }: Props) {
  const photos = album ? photosOf(album) : []
  const files = album ? filesOf(album) : []
  if (!album || photos.length === 0) {
    return (
      <>
        <AlbumPlaceholder />
        <FileLinks files={files} title={album?.title ?? ''} />
      </>
    )
  }
  const { title } = album
  const photosPage = paginate(photos, page, albumPageSize)
  const before = (photosPage.page - 1) * albumPageSize
  return (
    <>
      <p className="flex flex-wrap gap-x-5 font-semibold text-gold-dark">
        <DaysText {...album} />
        <span className="text-ink-soft">No Of Photos({photos.length})</span>
      </p>
      <p className="mt-2 max-w-measure whitespace-pre-line text-base empty:hidden">
        <DescriptionText {...descriptionOf(album)} />
      </p>
      <FileLinks files={files} title={title} />
      <Lightbox
        label={title}
        className="mt-6 grid grid-cols-2 gap-2 sm:gap-4 md:grid-cols-3"
        photos={photosPage.items.map((src, index) => ({
          src,
          alt: `${title}, photo ${before + index + 1} of ${photos.length}`,
          thumb: (
            <VendorImage
              src={src}
              alt=""
              width={480}
              height={360}
              sizes={gridSizes}
              className={photo}
              priority={index < firstRowSize}
            />
          ),
        }))}
      />
      <Pager page={photosPage.page} pages={photosPage.pages} hrefOf={hrefOf} words={pagerWords} />
    </>
  )
}

import { Lightbox } from '../ui/lightbox'
import { VendorImage } from '../ui/vendor-image'

export function RecordPictures({ photos, title }: { photos: readonly string[]; title: string }) {
  if (photos.length === 0) return null
  return (
    <Lightbox
      label={title}
      className="relative z-1 my-2 flex flex-wrap gap-2"
      photos={photos.map((src, index) => ({
        src,
        alt: `${title}, picture ${index + 1} of ${photos.length}`,
        thumb: (
          <VendorImage
            src={src}
            alt=""
            width={96}
            height={72}
            sizes="96px"
            className="aspect-[4/3] w-24 object-cover"
          />
        ),
      }))}
    />
  )
}

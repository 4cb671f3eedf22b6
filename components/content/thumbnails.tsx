import { type PictureName, pictureOf } from '@/content/pictures'
import { Lightbox } from '../ui/lightbox'
import { Picture } from '../ui/picture'

export function Thumbnails({ label, of }: { label: string; of: readonly PictureName[] }) {
  const photos = of.map((name) => {
    const { width, height, widths, alt, caption } = pictureOf(name)
    return {
      src: `/pictures/${name}-${widths.at(-1) ?? width}.webp`,
      width,
      height,
      alt: caption ?? alt,
      thumb: (
        <Picture
          name={name}
          alt=""
          sizes="(min-width: 1024px) 17rem, (min-width: 640px) 31vw, 46vw"
          className="aspect-[3/2] w-full object-cover"
        />
      ),
    }
  })
  return (
    <div className="wide">
      <Lightbox
        label={label}
        photos={photos}
        className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4"
      />
    </div>
  )
}

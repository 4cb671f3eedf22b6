import { fallbacks } from '@/content/fallbacks'
import type { Path } from '@/content/routes'
import { type Album, photosOf } from '@/lib/vendor-api/resources/albums'
import { Card } from '../ui/card'
import { Carousel } from '../ui/carousel-client'
import { MultilingualText } from '../ui/multilingual-text'
import { Picture } from '../ui/picture'
import { TextLink } from '../ui/text-link'
import { VendorImage } from '../ui/vendor-image'
import { SectionHeading } from './section-heading'
import { orPlaceholders } from './section-records'

const placeholders = 6
const autoplayMs = 2000
const speedMs = 1000
/** Sets the number of slides in view (specification, section 9). */
const slideClass = 'album-slide'
const photo = 'aspect-[2/1] w-full object-cover md:aspect-[4/3]'
const sizes = '(min-width: 1301px) 20vw, (min-width: 993px) 33vw, (min-width: 768px) 50vw, 100vw'

function Slide({ album }: { album: Album | null }) {
  const [image] = album ? photosOf(album) : []
  return (
    <Card className="card relative flex h-full flex-col overflow-hidden">
      {image ? (
        <VendorImage src={image} alt="" width={480} height={360} sizes={sizes} className={photo} />
      ) : (
        <Picture name="gallery" alt="" sizes={sizes} className={photo} />
      )}
      <div className="flex grow flex-col justify-between p-4">
        <h3 className="text-base text-forest">
          <MultilingualText text={album?.title ?? fallbacks.album} />
        </h3>
        <TextLink
          href={'/gallery' satisfies Path}
          height="compact"
          className="self-start font-semibold after:absolute after:inset-0"
        >
          {album ? 'View' : 'View Gallery'}
        </TextLink>
      </div>
    </Card>
  )
}

/** Gallery carousel; six placeholder slides when the list is empty (specification, sections 2, 4, 9). */
export function Albums({ albums }: { albums: readonly Album[] | null }) {
  const shown = orPlaceholders(albums, null, placeholders)
  return (
    <section
      aria-labelledby="gallery"
      className="below-screen bg-paper-dark [--delay:0.8s] py-4 md:py-16"
    >
      <div className="wrap">
        <SectionHeading id="gallery" title="Gallery" />
        <Carousel
          label="Photo albums"
          speedMs={speedMs}
          autoplayMs={autoplayMs}
          slideClass={slideClass}
          spaced
          controls="in-card-foot"
        >
          {shown.map((album, index) => (
            <Slide key={album?.id ?? index} album={album} />
          ))}
        </Carousel>
      </div>
    </section>
  )
}

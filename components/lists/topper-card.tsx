import type { ClassTopper } from '@/lib/lists/cards'
import { StandIn } from '../ui/stand-in'
import { VendorImage } from '../ui/vendor-image'

type Props = {
  topper: ClassTopper
  /** A line below the score. */
  note?: string
  /** CSS widths of the photo, as in the `sizes` attribute. */
  sizes?: string
  /** Level of its heading, one below the heading it stands under. */
  heading?: 'h2' | 'h3'
  /** Whether its photo is seen first. */
  isFirst?: boolean
}

const ownSizes = '(min-width: 1200px) 16rem, 45vw'

/** A topper: photo, or a trophy without one, name, stream and score. */
export function TopperCard(props: Props) {
  const { topper, note, sizes = ownSizes, heading: Heading = 'h3', isFirst = false } = props
  const photo = 'aspect-[4/5] w-full object-cover bg-mist'
  return (
    <article className="topper h-full overflow-hidden rounded-2xl border border-line bg-white shadow-card">
      {topper.photo ? (
        <VendorImage
          src={topper.photo}
          alt=""
          width={320}
          height={400}
          sizes={sizes}
          className={photo}
          priority={isFirst}
        />
      ) : (
        <StandIn name="trophy" className={photo} />
      )}
      <div className="px-4 py-3 text-center leading-snug">
        <Heading className="text-base text-forest">{topper.name}</Heading>
        <p className="text-sm text-ink-soft">{topper.stream}</p>
        <p className="mt-1 font-semibold">{topper.score ? `Score: ${topper.score}` : ''}</p>
        {note ? <p className="text-xs text-ink-soft">{note}</p> : null}
      </div>
    </article>
  )
}

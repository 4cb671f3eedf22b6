import type { PictureName } from '@/content/pictures'
import { pictureWidths, toVariant } from '@/lib/media-url/variants'

type Props = {
  /** Address on this site, `/media/…`; null where the vendor gives none. */
  src: string | null
  /** The site's own picture that is shown where there is none; nothing is when absent. */
  standIn?: PictureName
  alt: string
  /** Width and height of the box it fills, in CSS pixels, for its proportions. */
  width: number
  height: number
  /** CSS widths it is shown at, as in the `sizes` attribute. */
  sizes: string
  className?: string
  /** True for a picture that is seen first. */
  priority?: boolean
}

/** `sizes` of a picture in a grid of three columns, on phones of two. */
export const gridSizes = '(min-width: 1280px) 17rem, (min-width: 768px) 30vw, 45vw'

const narrowestScreen = 360
const shareOfScreen = /(?:\(min-width: (\d+)px\) )?(?:calc\()?(\d+)vw/g

/**
 * Of a picture's widths those that may be shown: from the smallest that `sizes` names to what a screen
 * of twice the density can show in its box.
 */
function widthsFor(width: number, sizes: string): number[] {
  const shown = [...sizes.matchAll(shareOfScreen)].map(
    ([, screen = narrowestScreen, share]) => (Number(screen) * Number(share)) / 100,
  )
  const least = shown.length > 0 ? Math.min(...shown) : width / 2
  return pictureWidths.filter((one) => one >= least && one <= 2 * width)
}

/** One of the site's own pictures in one small size: a list in the browser does without the table of all of them. */
function StandIn({ name, className }: { name: PictureName; className: string }) {
  return (
    <img
      src={`/pictures/${name}-400.webp`}
      alt=""
      width={400}
      height={267}
      loading="lazy"
      decoding="async"
      className={className}
    />
  )
}

/** A vendor's picture in the widths that suit its place; needs no script in the browser. */
export function VendorImage({ className = '', priority = false, ...image }: Props) {
  const { src, standIn, alt, width, height, sizes } = image
  if (src === null) return standIn ? <StandIn name={standIn} className={className} /> : null
  const widths = widthsFor(width, sizes)
  return (
    <img
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      width={width}
      height={height}
      sizes={sizes}
      srcSet={widths.map((one) => `${toVariant(src, one)} ${one}w`).join(', ')}
      src={toVariant(src, Math.max(...widths, pictureWidths[0]))}
      className={`object-cover ${className}`}
    />
  )
}

import type { PictureName } from '@/content/pictures'
import { pictureWidths, toVariant } from '@/lib/media-url/variants'

type Props = {
  /** URL on this site, `/media/…`; null when the vendor supplies none. */
  src: string | null
  fallback?: PictureName
  alt: string
  width: number
  height: number
  sizes: string
  className?: string
  priority?: boolean
}

export const gridSizes = '(min-width: 1280px) 17rem, (min-width: 768px) 30vw, 45vw'

const narrowestScreen = 360
const shareOfScreen = /(?:\(min-width: (\d+)px\) )?(?:calc\()?(\d+)vw/g

/** Returns the widths worth offering: from the smallest in `sizes` to twice the box for high-density screens. */
function widthsFor(width: number, sizes: string): number[] {
  const shown = [...sizes.matchAll(shareOfScreen)].map(
    ([, screen = narrowestScreen, share]) => (Number(screen) * Number(share)) / 100,
  )
  const minWidth = shown.length > 0 ? Math.min(...shown) : width / 2
  return pictureWidths.filter((one) => one >= minWidth && one <= 2 * width)
}

/**
 * One of the site's own pictures in one small size, so that a list in the browser does not load the table of all
 * pictures.
 */
function FallbackPicture({ name, className }: { name: PictureName; className: string }) {
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

export function VendorImage({ className = '', priority = false, ...image }: Props) {
  const { src, fallback, alt, width, height, sizes } = image
  if (src === null)
    return fallback ? <FallbackPicture name={fallback} className={className} /> : null
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
      className={className}
    />
  )
}

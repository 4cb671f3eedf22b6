import { getImageProps } from 'next/image'

type Props = {
  /** Address on this site, `/media/…`. */
  src: string
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

/** Of an image's widths those that a screen of twice the density can show in its box. */
function upTo(most: number, srcSet: string): string {
  const all = srcSet.split(', ')
  const widthOf = (candidate: string) => Number(/ (\d+)w$/.exec(candidate)?.[1])
  const fitting = all.filter((candidate) => widthOf(candidate) <= most)
  return (fitting.length ? fitting : all.slice(0, 1)).join(', ')
}

/** A vendor's picture, resized by the image optimiser; needs no script in the browser. */
export function VendorImage({ className = '', priority = false, ...image }: Props) {
  const { props } = getImageProps(
    priority ? { ...image, loading: 'eager', fetchPriority: 'high' } : image,
  )
  const srcSet = upTo(2 * image.width, props.srcSet ?? '')
  const src = srcSet
    .slice(srcSet.lastIndexOf(', ') + 1)
    .trim()
    .split(' ')[0]
  return (
    <img
      {...props}
      src={src}
      srcSet={srcSet}
      alt={image.alt}
      className={`object-cover ${className}`}
    />
  )
}

import { type PictureName, pictureOf } from '@/content/pictures'

type Props = {
  name: PictureName
  /** What is seen; '' when the text beside it says so already. Defaults to the picture's own text. */
  alt?: string
  /** CSS widths the picture is shown at, as in the `sizes` attribute. */
  sizes: string
  /** True for the one picture that is seen first. */
  priority?: boolean
  className?: string
}

/** One of the site's own pictures, rendered beforehand at the widths its entry names. */
export function Picture({ name, alt, sizes, priority = false, className }: Props) {
  const { width, height, widths, alt: ownAlt } = pictureOf(name)
  const at = (size: number) => `/pictures/${name}-${size}.webp`
  return (
    <img
      src={at(widths[1] ?? width)}
      srcSet={widths.map((size) => `${at(size)} ${size}w`).join(', ')}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt ?? ownAlt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      className={className}
    />
  )
}

import { type PictureName, pictureOf } from '@/content/pictures'

/** `object-position` of what counts in a picture, where it is cut. */
const positions = {
  top: '50% 35%',
  middle: '50% 50%',
  bottom: '50% 80%',
  left: '33% 70%',
  right: '67% 70%',
} as const

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

/** One of the site's own pictures, rendered beforehand at the widths its entry names, cut around what counts. */
export function Picture({ name, alt, sizes, priority = false, className }: Props) {
  const { width, height, widths, formats, focus, alt: ownAlt } = pictureOf(name)
  const srcSet = (format: string) =>
    widths.map((size) => `/pictures/${name}-${size}.${format} ${size}w`).join(', ')
  const image = (
    <img
      src={`/pictures/${name}-${widths[1] ?? width}.webp`}
      srcSet={srcSet('webp')}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt ?? ownAlt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      className={className}
      style={focus ? { objectPosition: positions[focus] } : undefined}
    />
  )
  if (!formats.includes('avif')) return image
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet('avif')} sizes={sizes} />
      {image}
    </picture>
  )
}

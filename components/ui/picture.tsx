import { type PictureName, pictureOf } from '@/content/pictures'

/** `object-position` of the subject, for cropped pictures. */
const positions = {
  top: '50% 35%',
  middle: '50% 50%',
  bottom: '50% 80%',
  left: '33% 70%',
  right: '67% 70%',
} as const

type Props = {
  name: PictureName
  /** Alternative text; `''` when the text beside it says the same. Defaults to the picture's own. */
  alt?: string
  /** The `sizes` attribute. Without it we offer one width, 640 px for a scene. */
  sizes?: string | undefined
  priority?: boolean
  className?: string
}

/** One of the site's own pictures, pre-rendered at its entry's widths and cropped around its subject. */
export function Picture({ name, alt, sizes, priority = false, className }: Props) {
  const { width, height, widths, formats, focus, alt: ownAlt } = pictureOf(name)
  const srcSet = (format: string) =>
    widths.map((size) => `/pictures/${name}-${size}.${format} ${size}w`).join(', ')
  const image = (
    <img
      src={`/pictures/${name}-${widths[1] ?? width}.webp`}
      srcSet={sizes && srcSet('webp')}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt ?? ownAlt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
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

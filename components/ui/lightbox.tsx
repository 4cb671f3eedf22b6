import type { ReactNode } from 'react'
import type { Photo } from './lightbox-photoswipe'

type Props = {
  label: string
  photos: readonly (Photo & { thumb: ReactNode })[]
  className?: string
}

/**
 * Thumbnails that open the lightbox (`enhancements.ts`). Without a script, and on a click for a new tab, they are plain
 * links to the large picture.
 */
export function Lightbox({ label, photos, className }: Props) {
  return (
    <ul aria-label={label} className={className} data-lightbox="">
      {photos.map(({ src, alt, width, height, thumb }, index) => (
        <li key={`${index} ${src}`}>
          <a
            href={src}
            data-caption={alt}
            data-width={width}
            data-height={height}
            className="aria-busy:opacity-60 relative block overflow-hidden rounded-xl border border-line bg-mist"
          >
            {thumb}
            <span className="sr-only">{`Enlarge: ${alt}`}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

'use client'

import { type MouseEvent, type ReactNode, useState } from 'react'

/** Picture of a lightbox. Width and height are the large picture's pixels, if known. */
type LightboxPhoto = {
  /** URL of the large picture. */
  src: string
  width?: number
  height?: number
  /** Alternative text, and the caption of the large picture. */
  alt: string
  /** The thumbnail that opens it. */
  thumb: ReactNode
}

type Props = {
  /** Accessible name of the group. */
  label: string
  photos: readonly LightboxPhoto[]
  /** Classes of the list of thumbnails. */
  className?: string
}

const load = () => import('./lightbox-photoswipe')

/** A failed prefetch does not matter: the click retries. */
function warm() {
  load().catch(() => {})
}

/** Ignores a second tap while the library loads or a picture is open; it would open another above it. */
let isOpen = false

/**
 * Thumbnails that open a lightbox, by pointer, keyboard and swipe. Hover or focus prefetches the library. Without a
 * script, and on a click for a new tab, they are plain links to the large picture.
 */
export function Lightbox({ label, photos, className }: Props) {
  /** Index of the picture that waits for the library. */
  const [coming, setComing] = useState<number | null>(null)

  async function open(event: MouseEvent<HTMLAnchorElement>, index: number) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (isOpen) return
    isOpen = true
    setComing(index)
    const link = event.currentTarget
    try {
      const { openLightbox } = await load()
      openLightbox(label, photos, index, link, () => {
        isOpen = false
      })
    } catch {
      isOpen = false
      window.location.assign(link.href)
    }
    setComing(null)
  }

  return (
    <ul aria-label={label} className={className}>
      {photos.map(({ src, alt, thumb }, index) => (
        <li key={`${index} ${src}`}>
          <a
            href={src}
            onClick={(event) => open(event, index)}
            onPointerEnter={warm}
            onFocus={warm}
            aria-busy={coming === index}
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

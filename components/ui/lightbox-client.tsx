'use client'

import { type MouseEvent, type ReactNode, useState } from 'react'
import type { Photo } from './lightbox-photoswipe'

type Props = {
  label: string
  photos: readonly (Photo & { thumb: ReactNode })[]
  className?: string
}

const load = () => import('./lightbox-photoswipe')

function warm() {
  load().catch(() => {})
}

/** Ignores a second tap while the library loads or a picture is open; it would open another above it. */
let isOpen = false

/**
 * Hover or focus prefetches the library. Without a script, and on a click for a new tab, the thumbnails are plain links
 * to the large picture.
 */
export function Lightbox({ label, photos, className }: Props) {
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

'use client'

import { type MouseEvent, type ReactNode, useState } from 'react'

/** A picture of a lightbox. Width and height are the large picture's pixels, if they are known. */
type LightboxPhoto = {
  /** Address of the large picture. */
  src: string
  width?: number
  height?: number
  /** What is seen; read out, and shown below the large picture. */
  alt: string
  /** The small picture that opens it. */
  thumb: ReactNode
}

type Props = {
  /** What the pictures are of, for screen readers. */
  label: string
  photos: readonly LightboxPhoto[]
  /** Classes of the list of small pictures. */
  className?: string
}

const load = () => import('./lightbox-photoswipe')

/** A failed warm-up costs nothing: the click tries again. */
function warm() {
  load().catch(() => {})
}

/** A second tap, while the library comes or a picture is open, would open another above it. */
let isOpen = false

/**
 * Small pictures that open large ones over the page, by pointer, keyboard and swipe. The library comes
 * when one of them is first pointed at or focused; without a script they are plain links to the large
 * picture, as they are for a click that asks for a new tab.
 */
export function Lightbox({ label, photos, className }: Props) {
  /** The picture that waits for the library. */
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
